import type { SearchContext } from '../../contract/shared/search-context.ts'
import type { ListedSearch } from '../../contract/shared/user/listed-search.ts'
import { namesList } from '../../rules/shared/search.ts'

/** Begins a search, and returns how it ends. */
export type Listed = (search: SearchContext, begin: (search: ListedSearch) => () => void) => () => void

/** QRY-11: a search that names lists begins once they are there, and again whenever they change; without the code for lists it finds nothing in them. */
export const createListed =
  (watchlists: () => Promise<{ follow: Listed }>): Listed =>
  (search, begin) => {
    if (!namesList(search)) return begin(search)
    // not at once: the feeds start before what the lists need
    const begun = Promise.resolve()
      .then(watchlists)
      .then(
        ({ follow }) => follow(search, begin),
        () => begin(search),
      )
    return () => void begun.then((end) => end())
  }
