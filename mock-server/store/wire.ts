import { Duplex } from 'node:stream'

/** Gives PostgreSQL messages of its protocol; resolves to what it answers. */
export type Exchange = (messages: Uint8Array) => Promise<Uint8Array>
type Done = (error?: Error | null) => void

/** What pg takes for a socket: one exchange at a time, in order. */
export class Wire extends Duplex {
  readonly #exchange: Exchange

  constructor(exchange: Exchange) {
    super()
    this.#exchange = exchange
  }

  connect() {
    // pg listens for it after this call
    void Promise.resolve().then(() => this.emit('connect'))
    return this
  }

  // a socket has these, and pg calls them
  readonly setNoDelay = () => this
  readonly setKeepAlive = () => this
  readonly ref = () => this
  readonly unref = () => this

  override _read() {}

  override _write(messages: Uint8Array, _encoding: string, done: Done) {
    this.#send(messages, done)
  }

  override _writev(chunks: { chunk: Uint8Array }[], done: Done) {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)), done)
  }

  #send(messages: Uint8Array, done: Done) {
    const take = (answer: Uint8Array) => {
      if (answer.length > 0) this.push(answer)
      done()
    }
    this.#exchange(messages).then(take, done)
  }

  override _final(done: Done) {
    this.push(null)
    done()
  }
}
