import { Fetch } from 'socket.io-client'
import type { Environment } from '../../contract/shared/environment.ts'

/** The library's own polling with `fetch` waits for ever for the rest of an answer that breaks off, and leaves cookies out. */
export function pollingOn({ fetch }: Pick<Environment['page'], 'fetch'>) {
  const textOf = async (url: string, init?: RequestInit) => {
    const answer = await fetch(url, init)
    if (!answer.ok) throw new Error(`${answer.status}`)
    return answer.text()
  }
  return class Polling extends Fetch {
    override doPoll() {
      textOf(this.uri()).then(
        (text) => this.onData(text),
        (error) => this.onError('poll error', error),
      )
    }
    override doWrite(body: string, done: () => void) {
      textOf(this.uri(), { method: 'POST', body }).then(done, (error) => this.onError('post error', error))
    }
  }
}
