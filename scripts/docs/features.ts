import { readFileSync } from 'node:fs'

/** The features in the order of `docs/architecture.md`: each may import those before it. */
export function featureOrder(): string[] {
  const [, list = ''] = /## Features\n([\s\S]*?)\n## /.exec(readFileSync('docs/architecture.md', 'utf8')) ?? []
  return [...list.matchAll(/^\d+\. `([\w-]+)`/gm)].map(([, name = '']) => name)
}
