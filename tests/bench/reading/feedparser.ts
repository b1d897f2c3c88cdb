import { spawnSync } from 'node:child_process'

/** Debian's package belongs to Debian's Python. */
const PYTHONS = ['python3', '/usr/bin/python3']
const PROGRAM = `
import sys, json, feedparser
for line in sys.stdin:
    try:
        with open(json.loads(line), 'rb') as file:
            print(json.dumps([e.get('id') or e.get('link') or e.get('title') for e in feedparser.parse(file.read()).entries]), flush=True)
    except Exception:
        print('[]', flush=True)
`

/** What feedparser (Python) reads of each document: ids, else addresses, else titles. Undefined where it is not installed. */
export function itemsByFeedparser(paths: readonly string[]): string[][] | undefined {
  const python = PYTHONS.find((program) => spawnSync(program, ['-c', 'import feedparser']).status === 0)
  if (python === undefined) return undefined
  const input = paths.map((path) => JSON.stringify(path)).join('\n')
  const { stdout } = spawnSync(python, ['-c', PROGRAM], { input, encoding: 'utf8', maxBuffer: 2 ** 26 })
  return stdout
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}
