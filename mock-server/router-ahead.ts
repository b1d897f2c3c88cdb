import { placeOf } from '../src/rules/shared/page/place.ts'
import { platformOf } from '../src/rules/shared/page/shell.ts'

/** Every page but the Terminal waits for the router: a browser loads its code while it loads the app, and not after it. */
export const withRouterAhead = (page: string, path: string) =>
  page.replace(/<meta name="router" content="([^"]+)" \/>/, (_, code: string) =>
    platformOf(placeOf(path)) === 'Terminal' ? '' : `<link rel="modulepreload" crossorigin href="${code}" />`,
  )
