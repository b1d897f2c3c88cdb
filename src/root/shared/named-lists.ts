import { fromCallback } from 'xstate'
import { namesLists } from '../../rules/shared/query/phrase.ts'
import type { Listed } from './listed.ts'

type Said = { type: 'phrase.said'; phrase: string }

/** The lists that a phrase names, as the user has them, whenever they change. A chart may begin with a phrase. */
export const namedLists = (follow: Listed) =>
  fromCallback<Said, string | undefined>(({ input, sendBack, receive }) => {
    const nothing = () => undefined
    let end: () => void = nothing
    const take = (phrase = '') => {
      end()
      end = namesLists(phrase)
        ? follow({ keywords: [phrase], queryLanguage: 2 }, ({ lists = [] }) => {
            sendBack({ type: 'lists.changed', lists })
            return nothing
          })
        : nothing
    }
    take(input)
    receive(({ phrase }) => take(phrase))
    return () => end()
  })
