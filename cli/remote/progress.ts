import type {Clock} from '../../remote/polite-gate.ts'
import type {Output} from '../environment.ts'

/** Milliseconds between two looks of the bar. */
const REFRESH = 100
const BAR_WIDTH = 20
const ERASE = '\r\u001B[2K'

/** A line on a terminal that shows how far a run has come. */
export class Progress {
  readonly #terminal: Output
  readonly #total: number | undefined
  readonly #clock: Clock
  readonly #start: number
  #done = 0
  #failed = 0
  #isShown = false
  #stop = () => {}

  /** @param total how much there is to do, if anybody knows */
  constructor(terminal: Output, total: number | undefined, clock: Clock) {
    this.#terminal = terminal
    this.#total = total
    this.#clock = clock
    this.#start = clock.now()
    this.#refresh()
  }

  /** An output on the same terminal, which the line gives way to. */
  around(output: Output): Output {
    return {
      isTerminal: output.isTerminal,
      columns: output.columns,
      write: data => {
        this.#erase()
        output.write(data)
      },
    }
  }

  advance(hasFailed: boolean): void {
    this.#done++
    if (hasFailed) this.#failed++
  }

  close(): void {
    this.#stop()
    this.#erase()
  }

  #refresh(): void {
    this.#stop = this.#clock.after(REFRESH, () => {
      const width = (this.#terminal.columns ?? 80) - 1
      this.#terminal.write(ERASE + this.#line().slice(0, width))
      this.#isShown = true
      this.#refresh()
    })
  }

  #erase(): void {
    if (this.#isShown) this.#terminal.write(ERASE)
    this.#isShown = false
  }

  /** `[#####               ] 25/100 · 12.5/s · 6 s left · 3 failed` */
  #line(): string {
    const seconds = (this.#clock.now() - this.#start) / 1000
    const rate = seconds > 0 ? this.#done / seconds : 0
    const parts = [
      this.#total === undefined ? `${this.#done} done` : this.#barFor(this.#total),
      `${rate.toFixed(1)}/s`,
      this.#total !== undefined && rate > 0 && `${Math.ceil((this.#total - this.#done) / rate)} s left`,
      this.#failed > 0 && `${this.#failed} failed`,
    ]
    return parts.filter(Boolean).join(' · ')
  }

  #barFor(total: number): string {
    const filled = Math.round((BAR_WIDTH * this.#done) / Math.max(1, total))
    return `[${'#'.repeat(filled).padEnd(BAR_WIDTH)}] ${this.#done}/${total}`
  }
}
