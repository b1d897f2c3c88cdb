import { hasFailed, knownLists } from '../../machines/watchlists/watchlists.machine.ts'
import { isSame } from '../../rules/shared/merge.ts'
import { withLists } from '../../rules/shared/query/lists.ts'
import type { Ref } from '../charts.ts'
import type { Listed } from '../shared/listed.ts'

/** QRY-11: a search goes with the symbols of the lists that it names, and is made again when these are others. */
export const createFollow =
  (watchlists: () => Ref<'watchlists'>): Listed =>
  (search, begin) => {
    let asked: unknown
    let end: (() => void) | undefined
    const look = (snapshot: ReturnType<Ref<'watchlists'>['getSnapshot']>) => {
      const lists = hasFailed(snapshot) ? [] : knownLists(snapshot)
      if (!lists) return
      const next = withLists(search, lists)
      if (isSame(asked, next)) return
      asked = next
      end?.()
      end = begin(next)
    }
    const chart = watchlists()
    const { unsubscribe } = chart.subscribe(look)
    look(chart.getSnapshot())
    return () => {
      unsubscribe()
      end?.()
    }
  }
