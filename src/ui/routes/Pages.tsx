import { createRouter, RouterProvider, useRouter } from '@tanstack/react-router'
import type { Charts } from '../charts.tsx'
import { PageStandIn } from './PageStandIn.tsx'
import { type Needs, routeTree } from './tree.tsx'

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof routerOf>
  }
}

/** Who navigates, and what pages need, comes from the app. */
export const routerOf = ({ history, ...needs }: Pick<Charts, 'history'> & Needs) =>
  createRouter({
    routeTree,
    history,
    context: needs,
    // what was loaded is good for as long as the page is
    defaultStaleTime: Number.POSITIVE_INFINITY,
    // a link is quiet at once, and its page as soon as it is there
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PageStandIn,
    defaultErrorComponent: Failure,
    // what no page has caught is for the boundary around all of them
    disableGlobalCatchBoundary: true,
    defaultHashScrollIntoView: false,
    // an address stays as it was typed
    parseSearch: (query) => ({ ...Object.fromEntries(new URLSearchParams(query)), query }),
    stringifySearch: ({ query }) => (typeof query === 'string' ? query : ''),
  })

function Failure() {
  const router = useRouter()
  return <PageStandIn failure={{ retry: () => void router.invalidate() }} />
}

/** Every page but the Terminal, which is drawn before the router is there. */
export function pagesWith(charts: Parameters<typeof routerOf>[0]) {
  const router = routerOf(charts)
  return () => <RouterProvider router={router} />
}
