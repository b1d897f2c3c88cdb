import type * as z from 'zod/mini'
import {
  contentEvents,
  financialEvents,
  namespaces,
  newsEvents,
  RECONNECTION,
  URI_LIMIT,
} from '../../src/contract/sockets.ts'
import { type JsonSchema, schemaOf } from './schemas.ts'
import { explain, shapeOf } from './shapes.ts'
import { contentWords, financialWords, introduction, newsWords, searching } from './socket-words.ts'
import { table } from './table.ts'

type Events = Record<string, z.core.$ZodTuple>
type Words = Record<string, { given: string[]; about: string }>
type Side = { from: string; events: Events; words: Words }

const described = [
  { name: namespaces.news, events: newsEvents, words: newsWords },
  { name: namespaces.content, events: contentEvents, words: contentWords },
  { name: namespaces.financial, events: financialEvents, words: financialWords },
]

/** The namespaces, their events and how the client connects, as a page for people. */
export function socketEvents(): string {
  const sections = described.map(({ name, events, words }) => {
    const sides = [
      sideOf({ from: 'the client', events: events.fromClient, words: words.fromClient }),
      sideOf({ from: 'the server', events: events.fromServer, words: words.fromServer }),
    ]
    return [`## \`${name}\``, `${words.title}. ${words.about}`, ...sides].join('\n\n')
  })
  const schemas = described.flatMap(({ events }) => [
    ...argumentsIn(events.fromClient),
    ...argumentsIn(events.fromServer),
  ])
  return `${[introduction, connection(), searching, ...sections, '## Shapes', explain(schemas)].join('\n\n')}\n`
}

const argumentsIn = (events: Events): JsonSchema[] =>
  Object.values(events).flatMap((tuple) => tuple._zod.def.items.map(schemaOf))

function sideOf({ from, events, words }: Side) {
  const rows = Object.entries(events).flatMap(([event, tuple]) => rowsOf(event, tuple, words[event]))
  return `### From ${from}\n\n${table(['event', 'argument', 'JSON', 'meaning'], rows)}`
}

function rowsOf(event: string, tuple: z.core.$ZodTuple, words: Words[string] | undefined): string[][] {
  const { items } = tuple._zod.def
  if (!words || words.given.length !== items.length) {
    throw new Error(`Say in scripts/docs/socket-words.ts what the arguments of ${event} are.`)
  }
  const rows = items.map((item, index) => {
    const optional = item._zod.optin === 'optional' ? ' (may be left out)' : ''
    return [`\`${words.given[index]}\`${optional}`, shapeOf(schemaOf(item))]
  })
  const [first = ['none', ''], ...others] = rows
  return [[`\`${event}\``, ...first, words.about], ...others.map((row) => ['', ...row, ''])]
}

function connection() {
  const { reconnectionDelay, reconnectionDelayMax, randomizationFactor, timeout, transports } = RECONNECTION
  const rows = [
    ['first wait before coming back', `${reconnectionDelay} ms`],
    ['longest wait', `${reconnectionDelayMax} ms`],
    ['each wait is longer or shorter by up to', `${randomizationFactor * 100} %`],
    ['an attempt to connect fails after', `${timeout} ms`],
    ['transports that the client names', `${transports.join(', ')}; the server offers polling and websocket`],
    ['longest address of a request', `${URI_LIMIT} characters`],
  ]
  return `## How the client connects\n\n${table(['setting', 'value'], rows)}`
}
