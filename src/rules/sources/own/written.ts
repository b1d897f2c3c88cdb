import { groupsOf, type Sources } from './edits.ts'
import { nameOf } from './words.ts'

type Folder = { sources: Sources; folders: Map<string, Folder> }
const emptyFolder = (): Folder => ({ sources: [], folders: new Map() })

/** SRC-07: the sources as an OPML list, with their folders and names. */
export const opmlOf = (sources: Sources) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<opml version="2.0">',
    '  <head>',
    '    <title>Sources of Market Flux</title>',
    '  </head>',
    '  <body>',
    ...linesOf(treeOf(sources), '    '),
    '  </body>',
    '</opml>',
    '',
  ].join('\n')

/** A folder `A / B` is B in A, as it is when it is read. */
function treeOf(sources: Sources): Folder {
  const top = emptyFolder()
  for (const group of groupsOf(sources)) {
    let here = top
    for (const name of group.folder === '' ? [] : group.folder.split(' / ')) {
      const next = here.folders.get(name) ?? emptyFolder()
      here.folders.set(name, next)
      here = next
    }
    here.sources = group.sources
  }
  return top
}

const linesOf = ({ sources, folders }: Folder, indent: string): string[] => [
  ...sources.map((source) => {
    const title = source.title && ` title=${quoted(source.title)}`
    return `${indent}<outline type="rss" text=${quoted(nameOf(source))}${title} xmlUrl=${quoted(source.address)}/>`
  }),
  ...[...folders].flatMap(([name, inside]) => [
    `${indent}<outline text=${quoted(name)}>`,
    ...linesOf(inside, `${indent}  `),
    `${indent}</outline>`,
  ]),
]

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Characters that XML does not have are left out. */
const quoted = (text: string) =>
  `"${text
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\ufffe\uffff]/gu, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)}"`
