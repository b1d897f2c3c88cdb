import { INITIAL_LIMIT, LIST_LIMIT } from '../../src/contract/shared/news.ts'
import type { contentEvents, financialEvents, newsEvents } from '../../src/contract/sockets.ts'

/** The documentation of an event: its arguments by name, and its purpose. */
type Words = { given: string[]; about: string }
type WordsOf<Events extends { fromClient: object; fromServer: object }> = {
  title: string
  about: string
  fromClient: Record<keyof Events['fromClient'], Words>
  fromServer: Record<keyof Events['fromServer'], Words>
}

const listRule = `At most ${LIST_LIMIT} items in a list, newest first.`
const ofLists = {
  fromClient: {
    search: {
      given: ['context', 'tag', 'extent'],
      about:
        'Starts this search, which replaces the previous one of the subscription. With the extent `newest`, older items come only when they are asked for.',
    },
    older: {
      given: ['tag'],
      about: 'Asks for the older items of this search. From then on they follow each `initial` of it at once.',
    },
    leave: { given: ['subscription'], about: 'Ends a subscription: nothing more is sent for it.' },
  },
  fromServer: {
    initial: {
      given: ['items', 'answer', 'older'],
      about: `Replaces the list of the search that it answers: its newest items, at most ${INITIAL_LIMIT}. \`older\`: how many older ones there are.`,
    },
    backfill: {
      given: ['items', 'answer', 'rest'],
      about:
        'Older items of the list that its `initial` began, right after it or when they are asked for. They are no news. `rest`: how many follow.',
    },
    update: { given: ['items', 'room'], about: 'Merges by `id` into every list whose last `initial` named this room.' },
    error: {
      given: ['problem', 'refusal'],
      about:
        'A request was refused. The connection stays open. `refusal` names a search that exceeded the limit, and when to repeat it.',
    },
  },
}

export const newsWords: WordsOf<typeof newsEvents> = {
  title: 'Headlines: the feeds of the Terminal',
  about: listRule,
  fromClient: {
    ...ofLists.fromClient,
    stories: {
      given: ['headlines'],
      about:
        'Asks how many other publishers report what these headlines do, now and as it changes, instead of the previous ones. Without any it ends.',
    },
    authenticate: {
      given: ['token'],
      about:
        'Who reads, by the access token: until it expires, their lists have what comes from their own sources, too. All searches are answered again where that changes them. null: no one.',
    },
    apart: {
      given: ['pairs'],
      about: 'Says which headlines do not count for each other, instead of those that were named before.',
    },
  },
  fromServer: {
    ...ofLists.fromServer,
    version: {
      given: ['version'],
      about:
        'At each connect: the version of the app that this backend serves. A page of another version continues to work.',
    },
    installation: {
      given: ['installation'],
      about:
        'At each connect, and when it changes: which kinds are served, and whether each is real or simulated. A kind with neither is off.',
    },
    stories: {
      given: ['counts'],
      about:
        'Each headline that was asked for, once all are grouped, then those whose count has changed. What was known before is not sent again.',
    },
  },
}

export const contentWords: WordsOf<typeof contentEvents> = {
  title: 'Content: the lists of the News Pit',
  about: listRule,
  ...ofLists,
}

export const financialWords: WordsOf<typeof financialEvents> = {
  title: 'Figures: the two calendars, and prices',
  about: 'Each `connect` subscribes to the updates of the same name.',
  fromClient: {
    'economic-calendar.connect': { given: [], about: 'Subscribes to changes in the economic calendar.' },
    'earnings-calendar.connect': { given: [], about: 'Subscribes to changes in the earnings calendar.' },
    'quotes.connect': {
      given: ['symbols'],
      about:
        'Subscribes to the prices of these symbols, now and as they change, instead of the previous ones. An empty list ends the subscription.',
    },
  },
  fromServer: {
    'economic-calendar.update': { given: ['events'], about: 'Merges by `id` into the economic calendar.' },
    'earnings-calendar.update': { given: ['reports'], about: 'Merges by `id` into the earnings calendar.' },
    'quotes.update': { given: ['quotes'], about: 'Merges by `symbol` into the prices.' },
    error: { given: ['problem'], about: 'A request was refused. The connection stays open.' },
  },
}

export const introduction = `# Socket events

Written from \`src/contract/sockets.ts\` by \`npm run docs\`: change the contract, not this page.

Live data comes over [socket.io](https://socket.io/docs/v4/). There are three namespaces, and one connection carries them all. Everything that
arrives is validated against the shapes below, on both sides. Pages of other origins are refused. A namespace that a backend does not serve yet is
refused with socket.io's own \`Invalid namespace\`.`

export const searching = `## Searching: subscriptions, tags and rooms

A client sends \`search\` with a context and receives \`initial\`: the newest items that match. Older ones follow as \`backfill\`. From then on
each \`update\` contains new items.

- **Several lists share one connection.** Each list is a *subscription* with an id that the client chooses, and counts its searches in
  \`sequence\`. Both are sent with the search as its *tag*, and are returned in the answer. A new search of a subscription replaces its last one.
- **A late answer is harmless.** An \`initial\` whose \`sequence\` is not that of the list's last search belongs to an older one: drop it.
- **Updates go to rooms.** Equal contexts share a *room*, so that the server matches and encodes an item once for all listeners.
  \`initial\` names the room of its search; an \`update\` names its room, and belongs to every list whose last \`initial\` named
  it. Drop updates of any other room.
- **\`initial\` may come again** for the same search, when the backend's clock was moved for instance. It replaces the list each time.
- **Backfill is no news.** An \`initial\` has the newest ${INITIAL_LIMIT} items, and says as \`older\` how many more the list has. They come right after it, in one
  \`backfill\` or more, with the same answer. After a search with the extent \`newest\` they come when the client asks for \`older\`. A client that does not know the event has the newest ${INITIAL_LIMIT}, and all that is new.
- **After a reconnect** the client sends each search again. The new \`initial\` closes every gap.
- **Without a tag** a client has one subscription: its \`initial\` comes without an answer, and every \`update\` is for it.

\`\`\`js
const socket = io('/news')
socket.emit('search', { keywords: ['oil'] }, { subscription: 'left', sequence: 0 }, 'newest')
socket.on('initial', (items, answer, older) => {}) // answer: { subscription: 'left', sequence: 0, room: 'mX2…' }, older: 440
socket.emit('older', { subscription: 'left', sequence: 0 }) // when the reader comes near the end of the first items
socket.on('backfill', (items, answer, rest) => {}) // rest: 330, 220, 110, 0
socket.on('update', (items, room) => {}) // room: 'mX2…'
\`\`\``
