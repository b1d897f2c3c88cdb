import { LIST_LIMIT } from '../../src/contract/shared/news.ts'
import type { contentEvents, financialEvents, newsEvents } from '../../src/contract/sockets.ts'

/** What people are told of an event: its arguments by name, and what it is for. */
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
      given: ['context', 'tag'],
      about: 'Look for this from now on, instead of what the subscription looked for.',
    },
    leave: { given: ['subscription'], about: 'End a subscription: nothing more is sent for it.' },
  },
  fromServer: {
    initial: { given: ['items', 'answer'], about: 'Replaces the list of the search that it answers.' },
    update: { given: ['items', 'room'], about: 'Merges by `id` into every list whose last `initial` named this room.' },
    error: {
      given: ['problem', 'refusal'],
      about:
        'Something asked for was refused. The connection stays. `refusal` names the search that was one too many, and when to make it again.',
    },
  },
}

export const newsWords: WordsOf<typeof newsEvents> = {
  title: 'Headlines: the feeds of the Terminal',
  about: listRule,
  ...ofLists,
  fromServer: {
    ...ofLists.fromServer,
    version: {
      given: ['version'],
      about: 'At each connect: the version of the app that this backend serves. A page of another one goes on.',
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
  about: 'Each `connect` asks for what follows it.',
  fromClient: {
    'economic-calendar.connect': { given: [], about: 'Tell what changes in the economic calendar from now on.' },
    'earnings-calendar.connect': { given: [], about: 'Tell what changes in the earnings calendar from now on.' },
    'quotes.connect': {
      given: ['symbols'],
      about: 'Tell the prices of these, now and as they change, instead of those asked for before. None ends it.',
    },
  },
  fromServer: {
    'economic-calendar.update': { given: ['events'], about: 'Merges by `id` into the economic calendar.' },
    'earnings-calendar.update': { given: ['reports'], about: 'Merges by `id` into the earnings calendar.' },
    'quotes.update': { given: ['quotes'], about: 'Merges by `symbol` into the prices.' },
    error: { given: ['problem'], about: 'Something asked for was refused. The connection stays.' },
  },
}

export const introduction = `# Socket events

Written from \`src/contract/sockets.ts\` by \`npm run docs\`: change the contract, not this page.

What is live comes over [socket.io](https://socket.io/docs/v4/). There are three namespaces, and one connection carries them all. Whatever
arrives is held to the shapes below, on both sides. Pages of other origins are refused. A namespace that a backend does not serve yet is
refused with socket.io's own \`Invalid namespace\`.`

export const searching = `## Searching: subscriptions, tags and rooms

A client says \`search\` with a context and is answered with \`initial\`: the newest items that fit. From then on each \`update\` brings what is new.

- **Several lists share one connection.** Each list is a *subscription* with an id that the client chooses, and counts its searches in
  \`sequence\`. Both go with the search as its *tag*, and come back in the answer. A new search of a subscription replaces its last one.
- **A late answer does no harm.** An \`initial\` whose \`sequence\` is not that of the list's last search belongs to an older one: drop it.
- **Updates go to rooms.** Equal contexts share a *room*, so that the server matches and encodes an item once for all who listen.
  \`initial\` names the room of its search; an \`update\` names the room that it is for, and belongs to every list whose last \`initial\` named
  it. Drop updates of any other room.
- **\`initial\` may come again** for the same search, when the backend's clock was moved for instance. It replaces the list each time.
- **After a reconnect** the client sends each search again. The new \`initial\` heals every gap.
- **Without a tag** a client has one subscription: its \`initial\` comes without an answer, and every \`update\` is for it.

\`\`\`js
const socket = io('/news')
socket.emit('search', { keywords: ['oil'] }, { subscription: 'left', sequence: 0 })
socket.on('initial', (items, answer) => {}) // answer: { subscription: 'left', sequence: 0, room: 'mX2…' }
socket.on('update', (items, room) => {}) // room: 'mX2…'
\`\`\``
