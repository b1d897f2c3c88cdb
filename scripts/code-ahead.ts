import type { Plugin, Rolldown } from 'vite'
import { AHEAD, type Ahead } from '../mock-server/code-ahead.ts'
import type { Place } from '../src/contract/shared/pages.ts'

const ROUTER = '/src/ui/routes/Pages.tsx'
const FORMS = '/src/root/account/forms.ts'
/** The modules that each page waits for: the router, the page's component, and the charts that its route loads (src/ui/routes/tree.tsx). */
const modules: Partial<Record<Place['page'], string[]>> = {
  newsPit: [ROUTER, '/src/ui/news-pit/NewsPitPage.tsx', '/src/root/news-pit/news-pit.ts'],
  ticker: [ROUTER, '/src/ui/ticker/TickerPage.tsx', '/src/root/ticker/ticker.ts', '/src/root/terminal/widgets.ts'],
  sources: [ROUTER, '/src/ui/sources/SourcesPage.tsx', '/src/root/sources/sources.ts'],
  alerts: [ROUTER, '/src/ui/alerts/AlertsPage.tsx', '/src/root/alerts/alerts.ts'],
  aboutUs: [ROUTER, '/src/ui/about/AboutPage.tsx'],
  contactUs: [ROUTER, '/src/ui/contact/ContactPage.tsx', FORMS],
  profile: [ROUTER, '/src/ui/account/profile/ProfilePage.tsx', FORMS],
  legal: [ROUTER, '/src/ui/legal/LegalPage.tsx'],
  notFound: [ROUTER, '/src/ui/routes/NotFound.tsx'],
}

/** Lists the code of each page but the Terminal: the backend has the browser load it with the app, and not after it (mock-server/code-ahead.ts). */
export function codeAhead(): Plugin {
  return {
    name: 'code-ahead',
    apply: 'build',
    generateBundle(_, bundle) {
      const first = filesOf(bundle, ['/src/main.tsx'])
      const ahead: Ahead = Object.fromEntries(
        Object.entries(modules).map(([page, needed]) => {
          const files = [...filesOf(bundle, needed)].filter((file) => !first.has(file))
          return [page, { scripts: files.filter((file) => !isStyle(file)), styles: files.filter(isStyle) }]
        }),
      )
      this.emitFile({ type: 'asset', fileName: AHEAD, source: JSON.stringify(ahead) })
    },
  }
}

const isStyle = (file: string) => file.endsWith('.css')

/** The files that modules are in, with all that these import. */
function filesOf(bundle: Rolldown.OutputBundle, modules: readonly string[]) {
  const files = new Set<string>()
  const add = (name: string) => {
    const file = bundle[name]
    if (file?.type !== 'chunk' || files.has(name)) return
    files.add(name)
    for (const style of file.viteMetadata?.importedCss ?? []) files.add(style)
    file.imports.forEach(add)
  }
  for (const module of modules) {
    const file = Object.values(bundle).find(
      (one) => one.type === 'chunk' && one.moduleIds.some((id) => id.endsWith(module)),
    )
    if (!file) throw new Error(`The build has no code of ${module}: see scripts/code-ahead.ts`)
    add(file.fileName)
  }
  return files
}
