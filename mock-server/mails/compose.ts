import { product } from '../../src/rules/shared/product/product.ts'
import { type Words, wordsOf } from './letter-words.ts'
import type { Letter } from './letters.ts'

export type Paper = { subject: string; text: string; html: string }

const sender = `${product.name} is a product of ${product.company}. Questions? Write to ${product.supportEmail}.`

export function compose(letter: Letter, publicUrl: string): Paper {
  const words = wordsOf(letter, publicUrl)
  return { subject: words.subject, text: textOf(words), html: htmlOf(words) }
}

/** Extracts the link from the text of a mail, if it has one. */
export const linkIn = (text: string) => /^https?:\/\/\S+\?token=\S+$/m.exec(text)?.[0]

const textOf = ({ paragraphs, link, notes }: Words) =>
  [...paragraphs, ...(link ? [`${link.label}:\n${link.href}`] : []), ...notes, `-- \n${sender}`]
    .join('\n\n')
    .concat('\n')

const htmlOf = ({ subject, paragraphs, link, notes }: Words) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${style}</style>
</head>
<body>
<div class="sheet">
<p class="name">${escaped(product.name)}</p>
<h1>${escaped(subject)}</h1>
${paragraphs.map(paragraph).join('\n')}
${link ? linkHtml(link) : ''}
${notes.map(paragraph).join('\n')}
<p class="sender">${escaped(sender)}</p>
</div>
</body>
</html>
`

const paragraph = (text: string) => `<p>${escaped(text)}</p>`

const linkHtml = ({ label, href }: { label: string; href: string }) =>
  `<p><a class="button" href="${escaped(href)}">${escaped(label)}</a></p>
<p>Or open this address:<br><a class="address" href="${escaped(href)}">${escaped(href)}</a></p>`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

const style = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 24px 12px; background: #eceef0; color: #16181a; font: 16px/1.5 Inter, system-ui, -apple-system, "Segoe UI", sans-serif; }
.sheet { box-sizing: border-box; max-width: 560px; margin: 0 auto; padding: 24px; border: 1px solid #e1e4e7; border-radius: 6px; background: #fcfcfd; }
h1 { margin: 0 0 16px; font-size: 20px; line-height: 1.3; }
p { margin: 0 0 16px; overflow-wrap: break-word; }
a { color: #8a5200; }
.name { margin-bottom: 24px; font-weight: 600; }
.button { display: inline-block; padding: 12px 20px; border-radius: 4px; background: #f2a01b; color: #1b1203; font-weight: 600; text-decoration: none; }
.address { word-break: break-all; font-size: 14px; }
.sender { margin: 24px 0 0; padding-top: 16px; border-top: 1px solid #e1e4e7; color: #4a5258; font-size: 14px; }
@media (prefers-color-scheme: dark) {
body { background: #0b0c0d; color: #e8e9ea; }
.sheet { border-color: #23272a; background: #111314; }
a { color: #f7b64b; }
.button { background: #f5a623; color: #1b1203; }
.sender { border-color: #23272a; color: #a7adb2; }
}
`
