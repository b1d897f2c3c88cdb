import type { Page } from '@playwright/test'
import { expect, rows, test } from '../test.ts'

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
]

/** Loads a page whose code, and then its connection, wait until they are let in. */
async function open(page: Page, address: string, isConnected = false) {
  let letIn: () => void = () => undefined
  const isIn = new Promise<void>((resolve) => {
    letIn = resolve
  })
  // what has no connection changes nothing that is drawn
  if (!isConnected) {
    await page.routeWebSocket(/socket\.io/, () => undefined)
    await page.route('**/socket.io/**', () => undefined)
  }
  await page.route('**/assets/libraries-*.js', async (route) => {
    await isIn
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  return letIn
}

const ARTICLE = '/news-pit/{one of its stories}'
/** Of the newest story, for ARTICLE. */
async function addressOf(url: string, address: string) {
  if (address !== ARTICLE) return address
  const page = await (await fetch(`${url}/news-pit`)).text()
  const [newest] = JSON.parse(/id="served-stories">([^<]*)</.exec(page)?.[1] ?? '[]')
  return `/news-pit/${newest?.id}`
}

/** Once the simulation has made what the page of an address shows first. */
const made = (url: string, address: string) =>
  expect
    .poll(async () => (await fetch(`${url}${await addressOf(url, address)}`)).text())
    .toContain(address.startsWith('/news-pit') ? 'data-first="cards"' : 'data-first="app"')

/** The headings and headlines in sight, each with where it is on the screen. */
const textsOf = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'h1, h2, h3, article p, article time, article span, article dd, article li, header p, header time, [role=feed] > div, section[aria-label=Cookies] p',
      ),
    ]
      .map((element) => ({
        // for ears alone
        text: element.textContent.replaceAll('Unread', ''),
        box: element.getBoundingClientRect(),
        look: getComputedStyle(element),
      }))
      .filter(({ box }) => box.height > 1 && box.top < innerHeight)
      .map(
        ({ text, box, look }) =>
          `${text} at ${box.x}, ${box.y}, ${box.width} by ${box.height}, ${look.color} ${look.fontWeight}`,
      ),
  )

const picture = (page: Page) => page.locator('body > [inert][aria-hidden=true]')

/** In how many frames no heading was in sight, until the picture has gone. */
const watchGaps = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let gaps = 0
        requestAnimationFrame(function look() {
          if (!document.querySelector('h1')) gaps += 1
          if (document.querySelector('body > [inert]')) requestAnimationFrame(look)
          else resolve(gaps)
        })
      }),
  )

type Shown = readonly [heading: string, count: number, what?: RegExp]

/** On each screen what the app draws is where the picture had it: a heading, and more texts (such as `what`) than `count`. */
async function isDrawnAlike(page: Page, address: string, [heading, count, what = /./]: Shown) {
  for (const screen of SCREENS) {
    await page.setViewportSize(screen)
    const letIn = await open(page, address)
    await expect(picture(page)).toBeVisible()
    // they may not have been asked for yet, and one is a font that not each system has
    await page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())))
    const before = await textsOf(page)
    const isRead = await page.getByRole('heading', { name: heading, exact: true }).count()
    const gaps = watchGaps(page)
    letIn()
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
    const after = await textsOf(page)
    expect([
      isRead,
      await picture(page).count(),
      await gaps,
      before.filter((text) => what.test(text)).length > count,
      before,
    ]).toEqual([0, 0, 0, true, after])
    // not what keeps the web out
    for (const held of ['**/assets/libraries-*.js', '**/socket.io/**']) await page.unroute(held)
  }
}

const PAGES = {
  // a headline has a time, whether it names a ticker or not
  '/terminal': ['News', 12, /^\d\d:\d\d:\d\d /],
  '/news-pit': ['Spotlight', 20],
  [ARTICLE]: ['Article Reader', 10],
  '/about-us': ['About Market Flux', 2],
} as const

test.describe('a first visit', () => {
  // in a context of its own: Playwright makes one where an option differs from that of the test before
  test.use({ acceptDownloads: false })

  for (const [address, shown] of Object.entries(PAGES))
    test(`BCK-28 ${address} is shown before the code of the app has come, and nothing of it moves when that draws it`, async ({
      page,
      backend,
    }) => {
      await backend.newest()
      await made(backend.url, address)
      await page.addInitScript('localStorage.clear(); sessionStorage.clear()')
      await isDrawnAlike(page, await addressOf(backend.url, address), shown)
    })
})

const DAY = 24 * 60 * 60 * 1000
/** The items that a page brings along. */
async function broughtBy(address: string, id: string): Promise<{ id: string; receivedDatetime: string }[]> {
  const html = await (await fetch(address)).text()
  return JSON.parse(new RegExp(`id="${id}">([^<]*)<`).exec(html)?.[1] ?? '[]')
}

for (const [address, id] of [
  ['/terminal', 'served-news'],
  ['/news-pit', 'served-stories'],
] as const)
  test(`BCK-28 a reader who comes back sees ${address} as they have set and read it, without the question about cookies, and nothing moves`, async ({
    page,
    backend,
  }) => {
    await backend.newest()
    await made(backend.url, address)
    const brought = await broughtBy(`${backend.url}${address}`, id)
    const tomorrow = new Date(Date.now() + DAY)
    await page.clock.setFixedTime(tomorrow)
    // the provider's tape, which is higher, has space from the start
    await page.route('https://**', (route) => route.fulfill({ body: '' }))
    const reading = {
      read: [brought[1]?.id, brought[3]?.id],
      left: { at: Date.now(), seen: brought[5]?.receivedDatetime ?? new Date().toISOString() },
    }
    const kept = {
      consent: { functionality: true, thirdParty: true },
      appearance: { theme: 'light', density: 'comfortable' },
      transport: 'slow',
      reading,
    }
    await page.addInitScript((values) => {
      // the provider's frames, where they come before the test ends, have no storage
      if (self !== top) return
      sessionStorage.clear()
      for (const [name, value] of Object.entries(values))
        localStorage.setItem(`market-flux.${name}`, JSON.stringify({ until: Number.MAX_SAFE_INTEGER, value }))
    }, kept)
    const [heading, count, what] = PAGES[address] as Shown
    await isDrawnAlike(page, address, [heading, count / 2, what])
    const shown = await textsOf(page)
    const of = (text: string) => shown.filter((line) => line.startsWith(text)).length
    const weekday = new Date().toLocaleDateString('en-US', { weekday: 'long' })
    expect([of('5 since your last visit'), of(weekday), of('May Market Flux')]).toEqual(
      address === '/terminal' ? [1, 1, 0] : [0, 0, 0],
    )
  })

/** A little within a text or button of the picture. */
async function spotOf(page: Page, selector: string) {
  const box = await picture(page).locator(selector).first().boundingBox()
  return [(box?.x ?? 0) + 8, (box?.y ?? 0) + 8] as const
}

for (const [address, selector, leadsTo] of [
  ['/terminal', 'form + button + button', '/terminal'],
  ['/terminal', 'footer a', '/legal/tos'],
  ['/news-pit', 'footer a', '/legal/tos'],
  ['/news-pit', 'article h3', '/news-pit'],
  ['/about-us', 'header a[href="/news-pit"]', '/news-pit'],
] as const)
  test(`BCK-28 a press on ${selector} of what ${address} shows first is answered by what the app draws beneath`, async ({
    page,
    backend,
  }) => {
    await backend.newest()
    await made(backend.url, address)
    const letIn = await open(page, address)
    await expect(picture(page)).toBeVisible()
    await page.mouse.click(...(await spotOf(page, selector)))
    letIn()
    await expect(page).toHaveURL(new RegExp(`${leadsTo}$`))
    if (leadsTo === '/terminal')
      await expect(page.getByRole('button', { name: 'Filters', exact: true })).toHaveAttribute('aria-expanded', 'true')
    if (address === '/news-pit' && leadsTo === address)
      await expect(page.getByRole('article').first()).toHaveAttribute('data-open', 'true')
  })

test('BCK-28 a press on a headline of the picture opens that headline, also where others have come above it', async ({
  page,
  backend,
}) => {
  await backend.newest()
  const letIn = await open(page, '/terminal', true)
  await expect(picture(page)).toBeVisible()
  const row = picture(page).locator('article').nth(4)
  const title = await row.locator('[dir]').first().textContent()
  const box = await row.boundingBox()
  await page.mouse.click((box?.x ?? 0) + 200, (box?.y ?? 0) + 8)
  await backend.inject([{ title: 'Copper rises' }, { title: 'Copper falls' }])
  letIn()
  const opened = page.getByRole('article').filter({ has: page.locator('[aria-expanded=true]') })
  await expect(opened).toContainText(title ?? 'no title')
  await expect(page.getByRole('article').first()).toContainText('Copper')
})

test('BCK-28 a press beside the title of a card opens it', async ({ page, backend }) => {
  await made(backend.url, '/news-pit')
  const letIn = await open(page, '/news-pit')
  await expect(picture(page)).toBeVisible()
  const card = picture(page).locator('article').nth(1)
  const title = await card.locator('h3').textContent()
  const box = await card.locator('ul').boundingBox()
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 4, (box?.y ?? 0) + 4)
  letIn()
  await expect(page.getByRole('article').and(page.locator('[data-open]')).getByRole('heading')).toHaveText(title ?? '')
})

test('BCK-28 a window that is resized shows the picture of its new size', async ({ page, backend }) => {
  await made(backend.url, '/news-pit')
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/news-pit')
  await expect(picture(page)).toBeVisible()
  for (const [width, lanes] of [
    [1300, '3'],
    [1024, '2'],
    [390, '1'],
    [1440, '3'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect(picture(page).locator('[data-lanes]')).toHaveAttribute('data-lanes', lanes)
    const boxes = await picture(page)
      .locator('article')
      .evaluateAll((cards) =>
        cards.map((card) => card.getBoundingClientRect()).map(({ left, top, bottom }) => ({ left, top, bottom })),
      )
    const overlaps = boxes.filter((one) =>
      boxes.some(
        (other) => other !== one && other.left === one.left && other.top < one.bottom && one.top < other.bottom,
      ),
    )
    expect([boxes.length > 5, overlaps]).toEqual([true, []])
  }
})

test('BCK-28 what is dragged over the picture, or pressed with a key, is no press', async ({ page, backend }) => {
  await backend.newest()
  const letIn = await open(page, '/terminal')
  await expect(picture(page)).toBeVisible()
  await page.mouse.move(...(await spotOf(page, 'h1')))
  await page.mouse.down()
  await page.mouse.move(...(await spotOf(page, 'section[aria-label=Cookies] button')))
  await page.mouse.up()
  await page.keyboard.down('Control')
  await page.mouse.click(...(await spotOf(page, 'footer a')))
  await page.keyboard.up('Control')
  letIn()
  await expect(page.getByRole('button', { name: 'Necessary only' })).toBeVisible()
  await expect(page).toHaveURL(/terminal$/)
})

test.describe('where a script cannot be loaded', () => {
  test.use({ quiet: [/Failed to load resource/] })

  test('BCK-28 the app starts without its first screen, and says so where its own code is missing', async ({
    page,
    backend,
  }) => {
    await backend.newest()
    await page.route('**/assets/first-screen-*.js', (route) => route.fulfill({ status: 404 }))
    await page.goto('/terminal')
    await expect(rows(page).first()).toBeVisible()
    await page.unrouteAll()
    await page.addInitScript('localStorage.clear(); sessionStorage.clear()')
    await page.route('**/assets/shared-*.js', (route) => route.fulfill({ status: 503 }))
    await page.goto('/about-us')
    await expect(page.getByText('The app could not be loaded. Reload the page.')).toBeVisible()
    expect(await picture(page).count()).toBe(0)
  })
})

for (const [what, text] of [
  ['another arrangement', JSON.stringify({ name: 'workspace', until: 9e12, value: {} })],
  ['what is not as the app writes it', JSON.stringify({ name: 'reading', until: 9e12, value: { read: 7 } })],
  ['no JSON', '{'],
] as const)
  test(`BCK-28 a browser that has kept ${what} shows what the app draws`, async ({ page, backend }) => {
    await backend.newest()
    await page.addInitScript((text) => {
      sessionStorage.clear()
      const name = /"name":"(\w+)"/.exec(text)?.[1] ?? 'consent'
      localStorage.setItem(`market-flux.${name}`, text)
    }, text)
    const letIn = await open(page, '/terminal')
    await expect(page.locator('template[data-first=app]')).toBeAttached()
    const pictures = await picture(page).count()
    letIn()
    await expect(page.getByRole('article').first()).toBeAttached()
    expect(pictures).toBe(0)
  })

test.describe('where the network goes before the code of the app has come', () => {
  test.use({ quiet: [/ERR_INTERNET_DISCONNECTED/] })

  test('BCK-28 the page comes again once the network is back', async ({ page, backend, context }) => {
    await backend.newest()
    await page.route('**/assets/index-*.js', async (route) => {
      await context.setOffline(true)
      await route.abort('internetdisconnected')
    })
    await page.addInitScript(() => {
      function note({ target }: Event) {
        if (target instanceof HTMLScriptElement) document.title = 'Failed'
      }
      addEventListener('error', note, true)
    })
    await page.goto('/terminal')
    await expect(page).toHaveTitle('Failed')
    await page.unrouteAll()
    await context.setOffline(false)
    await expect(rows(page).first()).toBeVisible()
    expect(await picture(page).count()).toBe(0)
  })
})
