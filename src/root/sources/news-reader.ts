import { fromCallback } from 'xstate'
import { createNewsReader } from '../../adapters/sockets/news-reader.ts'
import type { Sockets } from '../../adapters/sockets/sockets.ts'
import { newsReaderMachine, type ReaderEvent } from '../../machines/sources/news-reader.machine.ts'

/** SRC-09: who reads the live lists of this page. */
export function newsReaderOn({ news }: Pick<Sockets, 'news'>) {
  const presentToken = fromCallback<ReaderEvent>(({ receive }) => {
    const { present, stop } = createNewsReader(news)
    receive(({ token }) => present(token))
    return stop
  })
  return { logic: newsReaderMachine.provide({ actors: { presentToken } }) }
}
