import type {Socket} from 'node:net'
import {Duplex} from 'node:stream'

/** A connection that shows every piece that comes in to `watch` before it passes it on. */
export class WatchedSocket extends Duplex {
  readonly #socket: Socket

  constructor(socket: Socket, watch: (chunk: Uint8Array) => void) {
    super({allowHalfOpen: true})
    this.#socket = socket
    socket.on('data', (chunk: Buffer) => {
      watch(chunk)
      if (!this.push(chunk)) socket.pause()
    })
    socket.on('end', () => this.push(null))
    socket.on('error', error => this.destroy(error))
    socket.on('close', () => this.destroy())
  }

  override _read(): void {
    this.#socket.resume()
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, callback: (error?: Error | null) => void): void {
    this.#socket.write(chunk, callback)
  }

  override _final(callback: (error?: Error | null) => void): void {
    this.#socket.end(callback)
  }

  override _destroy(error: Error | null, callback: (error?: Error | null) => void): void {
    this.#socket.destroy()
    callback(error)
  }
}
