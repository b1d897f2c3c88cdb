import { type AppRoute, type AppRouter, isAppRoute } from '@ts-rest/core'

export type NamedRoute = { name: string; route: AppRoute }

/** Every call of a contract with its name, such as `user.login`. */
export function routesOf(router: AppRouter, prefix = ''): NamedRoute[] {
  return Object.entries(router).flatMap(([key, part]) => {
    const name = prefix ? `${prefix}.${key}` : key
    return isAppRoute(part) ? [{ name, route: part }] : routesOf(part, name)
  })
}
