import type * as z from 'zod/mini'
import { namespaces, RECONNECTION, URI_LIMIT } from '../../src/contract/shared/connection.ts'
import { contentEvents, financialEvents, newsEvents } from '../../src/contract/sockets.ts'
import { isOptional, type JsonSchema, schemaOf } from './schemas.ts'
import { explain, shapeOf } from './shapes.ts'
import { contentWords, financialWords, introduction, newsWords, searching } from './socket-words.ts'
import { table } from './table.ts'

type Tuple = z.ZodMiniTuple<readonly z.core.$ZodType[], null>
type Events = Record<string, Tuple>
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
  Object.values(events).flatMap((tuple) => tuple.def.items.map(schemaOf))

function sideOf({ from, events, words }: Side) {
  const rows = Object.entries(events).flatMap(([event, tuple]) => rowsOf(event, tuple, words[event]))
  return `### From ${from}\n\n${table(['event', 'argument', 'JSON', 'meaning'], rows)}`
}

function rowsOf(event: string, tuple: Tuple, words: Words[string] | undefined): string[][] {
  const { items } = tuple.def
  if (!words || words.given.length !== items.length) {
    throw new Error(`Describe the arguments of ${event} in scripts/docs/socket-words.ts.`)
  }
  const rows = items.map((item, index) => {
    const optional = isOptional(item) ? ' (may be left out)' : ''
    return [`\`${words.given[index]}\`${optional}`, shapeOf(schemaOf(item))]
  })
  const [first = ['none', ''], ...others] = rows
  return [[`\`${event}\``, ...first, words.about], ...others.map((row) => ['', ...row, ''])]
}

function connection() {
  const { reconnectionDelay, reconnectionDelayMax, randomizationFactor, timeout, transports } = RECONNECTION
  const rows = [
    ['reconnectionDelay', `${reconnectionDelay} ms`, 'the first wait before it comes back'],
    ['reconnectionDelayMax', `${reconnectionDelayMax} ms`, 'the longest wait'],
    ['randomizationFactor', `${randomizationFactor}`, 'each wait is longer or shorter by up to this part of it'],
    ['timeout', `${timeout} ms`, 'an attempt to connect fails after it'],
    ['transports', transports.join(', '), 'what the client names; the server offers polling and websocket'],
    ['URI length', `${URI_LIMIT} characters`, 'the longest address that a connection may ask for'],
  ]
  return `## How the client connects\n\n${table(['setting', 'value', 'meaning'], rows)}`
}
