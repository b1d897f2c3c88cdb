import { createLazyRoute, createRootRouteWithContext, createRoute } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { LinkSearch, pages } from '../../contract/shared/pages.ts'
import type { Charts } from '../charts.tsx'
import { type Forms, FormsProvider } from '../forms.tsx'
import { Boundary } from '../kit/panel/Boundary.tsx'
import { PitProvider } from '../news-pit/pit.tsx'
import { TickerProvider } from '../ticker/ticker.tsx'
import { WidgetsProvider } from '../widgets.tsx'
import { Page } from './Page.tsx'

/** What the pages need before they can be drawn. */
export type Needs = Pick<Charts, 'forms' | 'newsPit' | 'sources' | 'ticker' | 'widgets'>

const root = createRootRouteWithContext<Needs>()({
  validateSearch: (search): { token?: string | undefined; shared?: string | undefined } => LinkSearch.parse(search),
  component: Page,
})
const getParentRoute = () => root

/** What the contract refuses is no address of ours. */
const held = <Place extends { page: string }>(params: { safeParse(params: unknown): { data?: Place } }) => ({
  parse(named: unknown) {
    const place = params.safeParse(named).data
    if (!place) return false
    const { page: _, ...rest } = place
    return rest
  },
})
const {
  terminal,
  newsPit,
  ticker,
  sources,
  alerts,
  aboutUs,
  contactUs,
  profile,
  legal,
  resetPassword,
  verifyUser,
  kit,
} = pages
const routes = {
  // the Terminal is drawn before the router is there: App.tsx
  start: createRoute({ getParentRoute, path: '/' }),
  terminal: createRoute({ getParentRoute, path: terminal.path, params: held(terminal.params) }),
  resetPassword: createRoute({ getParentRoute, path: resetPassword.path }),
  verifyUser: createRoute({ getParentRoute, path: verifyUser.path }),
  newsPit: createRoute({
    getParentRoute,
    path: newsPit.path,
    params: held(newsPit.params),
    loader: ({ context }) => context.newsPit(),
  }),
  ticker: createRoute({
    getParentRoute,
    path: ticker.path,
    params: held(ticker.params),
    loader: async ({ context }) => ({ charts: await context.ticker(), widgets: await context.widgets() }),
  }),
  sources: createRoute({ getParentRoute, path: sources.path, loader: ({ context }) => context.sources() }),
  alerts: createRoute({
    getParentRoute,
    path: alerts.path,
    loader: async ({ context }) => (await context.widgets()).alerts(),
  }),
  aboutUs: createRoute({ getParentRoute, path: aboutUs.path }),
  contactUs: createRoute({ getParentRoute, path: contactUs.path, loader: ({ context }) => context.forms() }),
  profile: createRoute({
    getParentRoute,
    path: profile.path,
    params: held(profile.params),
    loader: ({ context }) => context.forms(),
  }),
  legal: createRoute({ getParentRoute, path: legal.path, params: held(legal.params) }),
  kit: createRoute({ getParentRoute, path: kit.path, loader: ({ context }) => context.forms() }),
}
export const routeTree = root.addChildren(routes)

/** ERR-10: a page that fails is its own failure. */
const bounded = (Page: ComponentType) => () => (
  <Boundary name="This page">
    <Page />
  </Boundary>
)
const withForms = (route: { useLoaderData(): Forms }, Page: ComponentType) =>
  bounded(() => (
    <FormsProvider value={route.useLoaderData()}>
      <Page />
    </FormsProvider>
  ))
routes.newsPit.lazy(async () => {
  const { NewsPitPage } = await import('../news-pit/NewsPitPage.tsx')
  const component = bounded(() => (
    <PitProvider value={routes.newsPit.useLoaderData()}>
      <NewsPitPage />
    </PitProvider>
  ))
  return createLazyRoute(newsPit.path)({ component })
})
routes.ticker.lazy(async () => {
  const { TickerPage } = await import('../ticker/TickerPage.tsx')
  const component = bounded(() => {
    const { charts, widgets } = routes.ticker.useLoaderData()
    return (
      <WidgetsProvider value={widgets}>
        <TickerProvider value={charts}>
          <TickerPage />
        </TickerProvider>
      </WidgetsProvider>
    )
  })
  return createLazyRoute(ticker.path)({ component })
})
routes.sources.lazy(async () => {
  const { SourcesPage } = await import('../sources/SourcesPage.tsx')
  const component = bounded(() => <SourcesPage charts={routes.sources.useLoaderData()} />)
  return createLazyRoute(sources.path)({ component })
})
routes.alerts.lazy(async () => {
  const { AlertsPage } = await import('../alerts/AlertsPage.tsx')
  const component = bounded(() => <AlertsPage charts={routes.alerts.useLoaderData()} />)
  return createLazyRoute(alerts.path)({ component })
})
routes.aboutUs.lazy(async () => {
  const { AboutPage } = await import('../about/AboutPage.tsx')
  return createLazyRoute(aboutUs.path)({ component: bounded(AboutPage) })
})
routes.contactUs.lazy(async () => {
  const { ContactPage } = await import('../contact/ContactPage.tsx')
  return createLazyRoute(contactUs.path)({ component: withForms(routes.contactUs, ContactPage) })
})
routes.profile.lazy(async () => {
  const { ProfilePage } = await import('../account/profile/ProfilePage.tsx')
  return createLazyRoute(profile.path)({ component: withForms(routes.profile, ProfilePage) })
})
routes.legal.lazy(async () => {
  const { LegalPage } = await import('../legal/LegalPage.tsx')
  return createLazyRoute(legal.path)({ component: bounded(LegalPage) })
})
routes.kit.lazy(async () => {
  const { KitPage } = await import('../demo/KitPage.tsx')
  return createLazyRoute(kit.path)({ component: withForms(routes.kit, KitPage) })
})
