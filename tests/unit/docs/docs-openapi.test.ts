import { type AppRoute, type AppRouter, isAppRoute } from '@ts-rest/core'
import { describe, expect, it } from 'vitest'
import { openApi } from '../../../scripts/docs/openapi.ts'
import { printJson } from '../../../scripts/docs/print-json.ts'
import { api } from '../../../src/contract/api.ts'
import { mockApi } from '../../../src/contract/mock/mock-api.ts'
import type { Policy } from '../../../src/contract/shared/policy.ts'

type Operation = {
  operationId: string
  tags: string[]
  summary: string
  security: object[]
  parameters?: { name: string; in: string }[]
  requestBody?: object
  responses: Record<string, { content?: object }>
  'x-rate-limit': Policy['limit']
  'x-credentials'?: true
}
type Document = {
  paths: Record<string, Record<string, Operation> & { servers?: { url: string }[] }>
  components: { schemas: Record<string, object> }
}

const text = printJson(openApi())
const { paths, components }: Document = JSON.parse(text)

const routesOf = (router: AppRouter | AppRoute, name = ''): [string, AppRoute][] =>
  isAppRoute(router)
    ? [[name, router]]
    : Object.entries(router).flatMap(([key, inner]) => routesOf(inner, name === '' ? key : `${name}.${key}`))
const routes = routesOf(api)
const mockRoutes = routesOf(mockApi)
const takesKey = ({ headers }: AppRoute) => 'idempotency-key' in (headers ?? {})
const isPage = (said: unknown) => typeof said === 'object' && said !== null && 'contentType' in said
const pathOf = ({ path }: AppRoute) => paths[path.replace(':id', '{id}')]
const operationOf = (route: AppRoute) => pathOf(route)?.[route.method.toLowerCase()]

describe('docs/openapi.json', () => {
  it('API-01 has the calls of the contract, those under /mock too, and no others', () => {
    const described = Object.values(paths).flatMap(({ servers, ...methods }) => Object.values(methods))
    expect(described.map(({ operationId }) => operationId).sort()).toEqual(
      [...routes, ...mockRoutes].map(([name]) => name).sort(),
    )
  })

  it.each(mockRoutes)(
    'BCK-04 has %s outside the base, with every status, and the token that it may need',
    (name, route) => {
      const { parameters, requestBody, responses, ...operation } = operationOf(route) ?? { responses: {} }
      expect({
        ...operation,
        servers: pathOf(route)?.servers,
        hasBody: requestBody !== undefined,
        parameters: parameters?.map((one) => `${one.in} ${one.name}`) ?? [],
        responses: Object.entries(responses).map(([status, { content }]) => [status, ...Object.keys(content ?? {})]),
      }).toEqual({
        operationId: name,
        tags: [name.split('.')[0]],
        summary: route.summary,
        security: [{}, { mockToken: [] }],
        servers: [{ url: '/' }],
        hasBody: 'body' in route && typeof route.body === 'object',
        parameters: route.path.includes(':id') ? ['path id'] : [],
        responses: Object.entries(route.responses).map(([status, said]) =>
          status === '204' ? [status] : [status, isPage(said) ? said.contentType : 'application/json'],
        ),
      })
    },
  )

  const queries: Record<string, string[]> = {
    'feedConfiguration.shared': ['query token'],
    'economicCalendar.subscribe': ['query countries', 'query impacts', 'query search'],
    'earningsCalendar.subscribe': ['query search'],
    'markets.candles': ['query range', 'query symbol'],
    'stories.ofHeadline': ['query id', 'query origin'],
    'symbols.suggest': ['query search'],
    'ticker.profile': ['query symbol'],
  }
  it.each(routes)('has %s with every status, its policy and its parameters', (name, route) => {
    const operation = operationOf(route)
    const { needs, credentials, limit, isMetered } = route.metadata as Policy
    const empty = Object.entries(route.responses).filter(([, schema]) => typeof schema === 'symbol')
    expect({
      ...operation,
      parameters: operation?.parameters?.map((one) => `${one.in} ${one.name}`).sort(),
      requestBody: operation?.requestBody !== undefined,
      responses: Object.keys(operation?.responses ?? {}).sort(),
      empty: Object.entries(operation?.responses ?? {}).flatMap(([status, { content }]) => (content ? [] : [status])),
    }).toEqual({
      operationId: name,
      tags: [name.split('.')[0]],
      summary: route.summary,
      security: needs === 'user' ? [{ bearer: [] }] : [],
      parameters: [
        ...(takesKey(route) ? ['header idempotency-key'] : []),
        'header x-timezone',
        ...(route.path.includes(':id') ? ['path id'] : []),
        ...(route.query ? (queries[name] ?? ['query id']) : []),
      ],
      requestBody: 'body' in route && typeof route.body === 'object',
      responses: Object.keys(route.responses).sort(),
      empty: empty.map(([status]) => status),
      'x-rate-limit': limit,
      ...(credentials ? { 'x-credentials': true } : {}),
      ...(isMetered ? { 'x-metered': true } : {}),
    })
  })

  it('describes a call completely', () => {
    const problem = (description: string) => ({
      description,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
    })
    expect(paths['/user/sign-ins/{id}']?.delete).toEqual({
      operationId: 'user.endSignIn',
      tags: ['user'],
      summary: "End one of the user's sign-ins; 404 when it is none of theirs",
      security: [{ bearer: [] }],
      'x-rate-limit': { calls: 60, seconds: 60 },
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { $ref: '#/components/schemas/Id' } },
        { name: 'x-timezone', in: 'header', required: false, schema: { type: 'string' } },
      ],
      responses: {
        204: { description: 'Done; there is no body' },
        400: problem('The call is outside the contract'),
        401: problem('No one is signed in, the sign-in has ended, or the password is wrong'),
        404: problem('There is no such thing, or it is not theirs'),
        429: problem('Too many calls'),
        500: problem('An internal error'),
      },
    })
  })

  it('describes an entity completely, with the docstrings of its source', () => {
    expect(components.schemas.Summarization).toEqual({
      description: "Any of the two may be '' (ENT-03 defines what is shown then). Plain text.",
      type: 'object',
      properties: { headline: { type: 'string', maxLength: 500 }, summary: { type: 'string', maxLength: 5000 } },
      required: ['headline', 'summary'],
    })
  })

  it('has no dangling reference, no unused schema and no empty schema', () => {
    const referred = [...text.matchAll(/"\$ref": "#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name)
    expect([...new Set(referred)].sort()).toEqual(Object.keys(components.schemas).sort())
    expect(text.match(/^.*"\$ref": "(?!#\/components\/schemas\/).*$|^ *"\w+": \{\},?$/gm)).toBe(null)
  })
})

describe('printed JSON', () => {
  it('keeps short lists of plain values on a line, and breaks what is longer than a line', () => {
    const long = 'x'.repeat(60)
    expect(printJson({ short: ['a', 1, null], long: [long, long], lists: [[], {}], none: undefined })).toBe(
      `{\n  "short": ["a", 1, null],\n  "long": [\n    "${long}",\n    "${long}"\n  ],\n  "lists": [\n    [],\n    {}\n  ]\n}\n`,
    )
  })
})
