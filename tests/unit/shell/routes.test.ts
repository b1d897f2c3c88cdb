import { createMemoryHistory } from '@tanstack/react-router'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withCodeAhead } from '../../../mock-server/code-ahead.ts'
import { pages } from '../../../src/contract/shared/pages.ts'
import { placeOf } from '../../../src/rules/shared/page/place.ts'
import { routerOf } from '../../../src/ui/routes/Pages.tsx'

const never = () => new Promise<never>(() => undefined)

function routerAt(address: string) {
  const history = createMemoryHistory({ initialEntries: [address] })
  return routerOf({ history, forms: never, newsPit: never, sources: never, ticker: never, widgets: never })
}

/** The page of the route that the router finds, with its parameters. */
function foundAt(path: string) {
  const router = routerAt(path)
  const { routeId, params } = router.matchRoutes(router.latestLocation).at(-1) ?? {}
  const address = routeId === '/' ? pages.terminal.path : routeId
  return { ...params, page: Object.entries(pages).find(([, page]) => page.path === address)?.[0] }
}

const names = Object.values(pages).map(({ path }) => path.split('/')[1] ?? '')
const part = fc.oneof(
  fc.constantFrom(...names, 'user-profile', 'tos', 'LEGAL', '%', '%00', '%ff', '%74os', '%2F', '.', ''),
  fc.string({ maxLength: 70 }).map(encodeURIComponent),
)
/** Of which some name a page. */
const path = fc
  .tuple(fc.constantFrom('/', '//'), fc.constantFrom(...names, ''), fc.array(part, { maxLength: 2 }))
  .map(([slashes, name, parts]) => slashes + [name, ...parts].join('/'))

it.each(['/', '/terminal/', '//terminal/some-id', '/legal', '/legal/%74os', '/legal/licence', '/profile/sign-in'])(
  'RTE-12 the router finds the page of %s, with its parameters',
  (address) => {
    expect([foundAt(address), placeOf(address).page]).toEqual([placeOf(address), expect.not.stringMatching('notFound')])
  },
)

it('RTE-12 the router finds whatever page there is under an address, with its parameters', () => {
  const known = path.filter((address) => placeOf(address).page !== 'notFound')
  fc.assert(
    fc.property(known, (address) => {
      expect(foundAt(address)).toEqual(placeOf(address))
    }),
  )
})

it.each(['/legal/%', '/legal/%ff', '/terminal/%', '/news-pit//a', '/profile/unknown', '/kit/a', '/Terminal'])(
  'RTE-11 %s is no page of ours',
  (address) => {
    expect(placeOf(address)).toEqual({ page: 'notFound' })
  },
)

it.each(['?inspect', '?inspect=stately&a=b%20c', '?token=a.b&token=', '?a=1&a=2', ''])(
  'RTE-12 an address keeps its query %s as it was typed',
  (query) => {
    expect(routerAt(`/legal/tos${query}`).latestLocation.href).toBe(`/legal/tos${query}`)
  },
)

const link = (name: string) => `<link rel="modulepreload" crossorigin href="/assets/${name}.js" />`
const style = '<link rel="stylesheet" crossorigin href="/assets/AboutPage.css" />'
it.each([
  ['/', ''],
  ['/terminal/some-id', ''],
  ['/verify-user', ''],
  ['/about-us', `${style}${link('Pages')}${link('AboutPage')}`],
  ['/no-such-page', link('NotFound')],
])('RTE-12 the page at %s has the browser load the code ahead that it waits for', (path, links) => {
  const ahead = {
    aboutUs: { scripts: ['assets/Pages.js', 'assets/AboutPage.js'], styles: ['assets/AboutPage.css'] },
    notFound: { scripts: ['assets/NotFound.js'], styles: [] },
  }
  expect(withCodeAhead('<head></head>', placeOf(path), ahead)).toBe(`<head>${links}</head>`)
})
