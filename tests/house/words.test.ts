import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Words of a dialect that this project once spoke, with what to write instead. docs/glossary.md has the terms. */
const dialect: Record<string, string> = {
  told: 'notified, reported, shown',
  nobody: 'no one, no user, none',
  'hears?|heard': 'receives, subscribes',
  whoever: 'anyone who, the user who',
  anew: 'again',
  'befalls?|befell|befallen|befalling': 'happens to, affects',
  'heeds?|heeded': 'follows, respects',
  'hurry|hurries|hurried': 'reconnect now, run at once',
}
const pattern = new RegExp(`\\b(?:${Object.keys(dialect).join('|')})\\b`, 'i')
/** Lines that keep such a word: messages between tabs and windows of different builds, quotations, sentences of the specification. */
const LIMIT = 20

const FOLDERS = ['src', 'mock-server', 'tests', 'scripts', 'docs']
const OWN = 'tests/house/words.test.ts'
const isProse = (path: string) =>
  /\.(tsx?|m?js|md|html)$/.test(path) && !/^(tests\/fixtures|docs\/(statecharts|openapi))/.test(path)
/** Messages that builds of different days exchange, and ts-rest's `noBody`. */
const names = /'\w+\.told'|noBody/gi
const linesOf = (path: string) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line, index) => (pattern.test(line.replace(names, '')) ? [`${path}:${index + 1}: ${line.trim()}`] : []))

it('uses few words that a newcomer would have to learn', () => {
  const files = [
    ...FOLDERS.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    ),
    'README.md',
    'CHANGELOG.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
  ]
  const found = files.filter((path) => isProse(path) && path !== OWN).flatMap(linesOf)
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(LIMIT)
})

it.each(['Nobody was told.', 'what it hears', 'It begins anew.'])('finds such a word in “%s”', (line) => {
  expect(pattern.test(line)).toBe(true)
})
