import type {SlowDown} from '../analyzer/retrieval.ts'

/** Lets requests to a host pass, by host and port. */
export interface HostGate {
  /** Resolves when the host may be asked; rejects with the signal's reason when that is aborted first. */
  enter(authority: string, signal: AbortSignal | undefined): Promise<Turn>
}

export interface Turn {
  /** @param slowDown what the host said, if it wants to be left alone */
  end(slowDown?: SlowDown): void
}

/** For a single retrieval, whose requests follow each other anyway. */
export const OPEN_GATE: HostGate = {enter: async () => ({end() {}})}
