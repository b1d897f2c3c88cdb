import { expect, type Page, test } from '@playwright/test'
import axe from 'axe-core'
import { axeFindings } from '../look/axe.ts'
import { axeSource } from '../look/axe-source.ts'
import { layoutFaults } from '../look/layout.ts'

const page = (body: string) => `<!doctype html><html lang="en"><style>
  body { margin: 20px; background: white; font: 16px/20px sans-serif }
  .box { position: relative; width: 300px; height: 60px }
  .over { position: absolute; inset: 0 }
  .ground { background: white }
  .cut { overflow: hidden; white-space: nowrap }
  .ended { text-overflow: ellipsis }
  .list { height: 60px; overflow-y: auto; scrollbar-width: none }
  .stuck { position: sticky; top: 0 }
  .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
</style><main>${body}</main></html>`

const button = '<button style="width: 200px; height: 40px">Press</button>'
const long = 'a text that is far too long'

const faulty: [what: string, body: string, ...faults: string[]][] = [
  [
    'two texts that overlap, by their positions',
    `<section aria-label="Calendar" class="box">
      <span class="figures_ab1 over">12.5</span><span class="country_ab1 over">Japan</span>
    </section>`,
    'overlap span.country × span.figures in Calendar (12.5 × Japan)',
  ],
  [
    'texts that overlap once they are scrolled to',
    `<div class="list"><div style="height: 900px"></div><div class="box"><i class="over">One</i><b class="over">Two</b></div></div>`,
    'overlap b × i in main (One × Two)',
  ],
  [
    'a text that shows through a layer',
    '<div class="box">Beneath<div class="over" style="background: #fffc">Above</div></div>',
    'overlap div × div in main (Beneath × Above)',
  ],
  [
    'a text over another that takes no pointer',
    '<div class="box"><i class="over" style="pointer-events: none">One</i><b class="over">Two</b></div>',
    'overlap b × i in main (One × Two)',
  ],
  [
    'a button that is covered',
    `<div class="box">${button}<div class="over ground"></div></div>`,
    'button "Press" is covered by div in main (Press)',
  ],
  [
    'a button of which half is covered',
    `<div class="box">${button}<div class="over ground" style="left: 120px"></div></div>`,
    'button "Press" is covered by div in main (Press)',
  ],
  [
    'a button that is covered wherever it is scrolled to',
    `<div class="list"><div style="height: 900px"></div><div class="box">${button}<div class="over ground"></div></div></div>`,
    'button "Press" is covered by div in main (Press)',
  ],
  [
    'a button that sticks out of its panel',
    `<section aria-label="Chart" style="width: 150px">${button}</section>`,
    'button "Press" leaves its panel at the right in Chart (Press)',
  ],
  [
    'a button that its panel cuts off',
    `<div class="cut" style="height: 30px">${button}</div>`,
    'button "Press" leaves its panel at the bottom in main (Press)',
  ],
  [
    'a page that scrolls sideways',
    '<div style="width: 3000px">Wide</div>',
    'html scrolls sideways in the page (3020 in 800 px)',
  ],
  [
    'a list that scrolls both ways',
    '<div class="list"><div style="width: 3000px; height: 900px">Wide</div></div>',
    'div scrolls sideways in main (3000 in 760 px)',
  ],
  [
    'a text that its button cuts off',
    `<button class="cut" style="width: 60px">${long}</button>`,
    `the text of button "${long}" does not fit in main (${long})`,
  ],
  [
    'a text that reaches out of its heading',
    `<h2 style="width: 60px; white-space: nowrap">${long}</h2>`,
    `the text of heading "${long}" does not fit in main (${long})`,
  ],
]

const fine: [what: string, body: string][] = [
  [
    'lines that stand close',
    '<p style="line-height: 15px">One gap<br>Two gap</p><p style="line-height: 15px">ÄÖ gap</p>',
  ],
  ['a text under an opaque layer', '<div class="box">Beneath<div class="over ground">Above</div></div>'],
  [
    'a list under its sticky head',
    '<div class="list"><div class="stuck ground">Head</div><p>One</p><p>Two</p><p>Three</p></div>',
  ],
  [
    'a row that is scrolled under the head of its list',
    `<div class="list"><div class="stuck ground">Head</div><div style="height: 60px"></div>${button}<div style="height: 60px"></div></div>`,
  ],
  [
    'what two lists that scroll have out of sight',
    '<div class="list"><p style="margin-top: 60px">One</p></div><div class="list"><p>Two</p><p>3</p><p>4</p><p>5</p></div>',
  ],
  ['a page under a menu', `<div class="box">${button}<div role="menu" class="over ground"></div></div>`],
  [
    'a page under a modal dialog',
    `<div class="box">${button}<div class="over" style="background: #0008"></div><div role="dialog" aria-modal="true" class="over ground">Sure? <button>Yes</button></div></div>`,
  ],
  ['what is inert', `<div class="box"><div inert>${button}</div><div class="over ground"></div></div>`],
  ['a text that ends with an ellipsis', `<button class="cut ended" style="width: 60px">${long}</button>`],
  ['a text for screen readers alone', '<div class="box">Seen<span class="hidden">Spoken, and rather long</span></div>'],
  [
    'a text that cannot be seen',
    '<div class="box"><i class="over" style="opacity: 0">One</i><b class="over">Two</b></div>',
  ],
  [
    'a checkbox under its label',
    '<div class="box"><input id="box" type="checkbox"><label for="box" class="over">Agreed</label></div>',
  ],
  [
    'buttons in a strip that scrolls sideways',
    `<div style="overflow-x: auto"><div style="width: 3000px">${button}</div></div>`,
  ],
  [
    'a link that goes on in another line',
    `<p style="width: 120px">Some words and <a href="#there">a link of several words</a>.</p>`,
  ],
]

test.use({ viewport: { width: 800, height: 600 } })

const softly = expect.configure({ soft: true })

test('the layout check finds each fault', async ({ page: tab }) => {
  for (const [what, body, ...faults] of faulty) {
    await tab.setContent(page(body))
    const found = await layoutFaults(tab)
    softly(
      found.map((fault) => `${fault.what} (${fault.sample})`),
      `finds ${what}`,
    ).toEqual(faults)
  }
})

test('the layout check accepts what is none', async ({ page: tab }) => {
  for (const [what, body] of fine) {
    await tab.setContent(page(body))
    softly(await layoutFaults(tab), `accepts ${what}`).toEqual([])
  }
})

test('the layout check leaves a page scrolled as it was, and as it was painted', async ({ page: tab }) => {
  const [, body] = faulty[6] ?? ['', '']
  await tab.setContent(page(body))
  const scrolled = () =>
    tab.evaluate(() => [document.querySelector('.list')?.scrollTop, document.adoptedStyleSheets.length])
  await tab.locator('.list').evaluate((list) => list.scrollTo({ top: 33 }))
  const before = await scrolled()
  await layoutFaults(tab)
  expect([before, await scrolled()]).toEqual([
    [33, 0],
    [33, 0],
  ])
})

/** Texts in every notation of colours: on layers that are opaque, translucent, blended, and under others. */
const coloured = `${[
  '#777',
  'rgb(90 90 90 / 60%)',
  'hsl(0.3turn 40% 45%)',
  'color(display-p3 0.2 0.6 0.2)',
  'oklch(60% 0.2 30)',
]
  .map(
    (colour, i) => `<div style="background: ${colour}">
      <p style="color: ${colour}">The same colour</p><p style="color: white">White</p><p style="color: #0007">Dark</p>
      <div style="opacity: 0.7; mix-blend-mode: ${i % 2 ? 'luminosity' : 'multiply'}"><p style="color: ${colour}">Blended</p></div>
    </div>`,
  )
  .join('')}<p style="text-shadow: 0 0 2px red">Shadow</p><p>Some <a href="#there" style="color: #111">link</a></p>
  <div class="box">Beneath<div class="over" style="background: #fffc">Above</div></div><button></button>`

/** What the axe of a script says of each element by each rule, with the colours that it saw. */
const saidBy = (source: string, tab: Page) =>
  tab.evaluate<{ id: string; nodes: object[] }[]>(`(async () => {
    ${source}
    const { violations, passes, incomplete } = await window.axe.run(document)
    return [...violations, ...passes, ...incomplete]
  })()`)

test('axe finds what it would find if it were not made faster', async ({ page: tab }) => {
  await tab.setContent(page(coloured))
  const faster = await saidBy(axeSource, tab)
  expect(faster).toEqual(await saidBy(axe.source, tab))
  const counts = faster.filter(({ id }) => id === 'color-contrast').map(({ nodes }) => nodes.length)
  expect(counts).toEqual([12, 4, 9])
})

test('axe’s findings name their rules and elements, by the rules that are asked for', async ({ page: tab }) => {
  await tab.setContent(
    page('<h1>Head</h1><img id="bare" src="data:,"><p id="pale" style="color: #bbb">Pale</p><p>Dark</p>'),
  )
  const [bare, pale] = ['axe image-alt: #bare', 'axe color-contrast: #pale']
  expect(await axeFindings(tab, 'all', 'main')).toEqual([pale, bare])
  expect(await axeFindings(tab, 'colours', 'main')).toEqual([pale])
  expect(await axeFindings(tab, 'all but colours', 'main')).toEqual([bare])
})
