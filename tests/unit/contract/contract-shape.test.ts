import { type AppRoute, type AppRouter, isAppRoute } from '@ts-rest/core'
import { describe, expect, it } from 'vitest'
import { api } from '../../../src/contract/api.ts'
import { mockApi } from '../../../src/contract/mock/mock-api.ts'
import { API_BASE, REQUEST_TIMEOUT_MS, TIME_ZONE_HEADER } from '../../../src/contract/shared/calls.ts'
import type { Policy } from '../../../src/contract/shared/policy.ts'

const routesOf = (router: AppRouter | AppRoute, name = ''): [string, AppRoute][] =>
  isAppRoute(router)
    ? [[name, router]]
    : Object.entries(router).flatMap(([key, inner]) => routesOf(inner, name === '' ? key : `${name}.${key}`))

const routes = routesOf(api)
const callsOf = (named: [string, AppRoute][]) => named.map(([, { method, path }]) => `${method} ${path}`).sort()
const statusesOf = ({ responses }: AppRoute) => Object.keys(responses).map(Number)
const policyOf = (route: AppRoute) => route.metadata as Policy
const words = (text: string) => text.split(' ').sort()

describe('calls', () => {
  it('API-02 API-03 API-04 has every call of the accounts, calendars and presets', () => {
    const specified = words(
      'POST/user/create POST/user/login GET/user/logout PATCH/user/update-user-info PATCH/user/change-password POST/user/reset-password-request PATCH/user/reset-password GET/user/persisted-login GET/user/refresh-access-token PATCH/user/verify-user POST/user/resend-verification-email POST/contact POST/economic-calendar/search-by-context POST/earnings-calendar/search-by-context GET/feed-configuration POST/feed-configuration/user POST/feed-configuration PUT/feed-configuration',
    ).map((call) => call.replace('/', ' /'))
    expect(specified.filter((call) => !callsOf(routes).includes(call))).toEqual([])
  })

  it('API-16 both calendars can be subscribed to without a sign-in', () => {
    const subscribed = routes.filter(([name]) => name.endsWith('.subscribe'))
    expect(callsOf(subscribed)).toEqual(['GET /earnings-calendar/calendar.ics', 'GET /economic-calendar/calendar.ics'])
    expect(subscribed.map(([, route]) => policyOf(route).needs)).toEqual(['anyone', 'anyone'])
  })

  it('API-05 API-06 has the calls of filters and content, and beyond them only those for privacy, presets, markets, news, symbols, the page of one, sources, stories, watchlists, desks and subscriptions', () => {
    expect(
      callsOf(routes).filter((call) =>
        /filters|content|markets|news|sources|stories|symbols|ticker|watchlists|desks|sign-ins|export|^DELETE/.test(
          call,
        ),
      ),
    ).toEqual([
      'DELETE /feed-configuration',
      'DELETE /feed-configuration/share',
      'DELETE /user',
      'DELETE /user/sign-ins',
      'DELETE /user/sign-ins/:id',
      'DELETE /user/sources/:id',
      'DELETE /watchlists/:id',
      'GET /content/:id',
      'GET /desks',
      'GET /filters/news-filter-options',
      'GET /markets/candles',
      'GET /markets/heatmap',
      'GET /markets/instruments',
      'GET /sources',
      'GET /stories',
      'GET /symbols/suggestions',
      'GET /ticker/profile',
      'GET /user/export',
      'GET /user/sign-ins',
      'GET /user/sources',
      'GET /watchlists',
      'PATCH /user/sources/:id',
      'PATCH /watchlists/:id',
      'POST /content/search-by-context',
      'POST /filters/counts-without',
      'POST /news/older',
      'POST /user/news/older',
      'POST /user/sources',
      'POST /user/sources/:id/refresh',
      'POST /user/sources/all',
      'POST /user/sources/preview',
      'POST /watchlists',
      'PUT /desks',
      'PUT /user/sources/order',
      'PUT /watchlists/order',
    ])
    expect(routes.length).toBe(18 + 44)
  })

  it('API-01 has one base, one time-out and the time zone on every call', () => {
    const zoned = routes.filter(([, { headers }]) => headers && TIME_ZONE_HEADER in headers)
    expect([API_BASE, REQUEST_TIMEOUT_MS, TIME_ZONE_HEADER, zoned.length]).toEqual([
      '/api',
      10_000,
      'x-timezone',
      routes.length,
    ])
  })

  it('API-01 defines each call once', () => {
    // the names of path parameters do not matter
    const calls = callsOf(routes).map((call) => call.replace(/:\w+/g, ':'))
    expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([])
  })

  it('API-08 takes an idempotency key where something is created', () => {
    const creating = routes.filter(([, { headers }]) => 'idempotency-key' in (headers ?? {}))
    expect(creating.map(([, { method, path }]) => `${method} ${path}`)).toEqual([
      'POST /user/create',
      'POST /contact',
      'POST /feed-configuration',
      'POST /watchlists',
    ])
  })

  it('API-07 sends credentials with the calls of the sign-in, and with those that recognize or forget a browser', () => {
    expect(routes.filter(([, route]) => policyOf(route).credentials).map(([, { path }]) => path)).toEqual([
      '/user/create',
      '/user/login',
      '/user/logout',
      '/user/persisted-login',
      '/user/refresh-access-token',
      '/user/reset-password-request',
      '/user/reset-password',
      '/user/verify-user',
      '/user/resend-verification-email',
      '/user/correct-email',
      '/user',
    ])
  })

  it.each(routes)('API-01 %s promises the common answers with strict statuses, and declares its policy', (_, route) => {
    const { needs, credentials, limit } = policyOf(route)
    const hasBody = 'body' in route && route.body !== undefined
    const hasInput = hasBody || route.query !== undefined || route.pathParams !== undefined
    const owed = [
      429,
      500,
      ...(hasInput ? [400] : []),
      ...(hasBody ? [413] : []),
      ...(needs === 'user' ? [401] : []),
      ...(credentials ? [403] : []),
    ]
    expect({
      missing: owed.filter((status) => !statusesOf(route).includes(status)),
      invalid: statusesOf(route).includes(400),
      successes: statusesOf(route).filter((status) => status < 400).length,
      strict: route.strictStatusCodes,
      isLimited: limit.calls > 0 && limit.seconds > 0,
      isSummed: (route.summary ?? '').length > 0,
    }).toEqual({ missing: [], invalid: hasInput, successes: 1, strict: true, isLimited: true, isSummed: true })
  })

  it('ERR-01 ERR-02 ERR-03 a login promises each status of the catalogue', () => {
    expect(statusesOf(api.user.login).sort()).toEqual([200, 400, 401, 403, 404, 413, 429, 500])
  })

  it('BCK-04 the calls of demos and tests stand outside the base', () => {
    expect(callsOf(routesOf(mockApi))).toEqual([
      'DELETE /mock/faults',
      'DELETE /mock/mails',
      'GET /mock',
      'GET /mock/clock',
      'GET /mock/faults',
      'GET /mock/feeds',
      'GET /mock/log',
      'GET /mock/mails',
      'GET /mock/mails/:id',
      'GET /mock/outbox',
      'GET /mock/sources',
      'GET /mock/world',
      'POST /mock/clock',
      'POST /mock/content',
      'POST /mock/faults',
      'POST /mock/feeds/:id',
      'POST /mock/feeds/:id/try',
      'POST /mock/news',
      'POST /mock/reset',
      'POST /mock/world',
    ])
  })
})
