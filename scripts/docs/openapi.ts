import { readFileSync } from 'node:fs'
import { type AppRoute, type AppRouter, ContractNoBody, isAppRoute } from '@ts-rest/core'
import { api } from '../../src/contract/api.ts'
import { MOCK_TOKEN_HEADER } from '../../src/contract/mock/mock.ts'
import { mockApi } from '../../src/contract/mock/mock-api.ts'
import { API_BASE } from '../../src/contract/shared/calls.ts'
import { policyOf } from './policy-of.ts'
import { isOptional, isSchema, type JsonSchema, namedSchemas, namesUsedBy, schemaOf } from './schemas.ts'

const resources: Readonly<Record<keyof typeof api | keyof typeof mockApi, string>> = {
  user: 'Accounts, sign-ins and profiles',
  contact: 'Messages to the team',
  feedConfiguration: 'Presets: saved feeds with their searches',
  economicCalendar: 'Releases of economic figures',
  earningsCalendar: "Companies' reports",
  filters: 'The options of the feed builder',
  symbols: 'The directory of listed companies',
  ledger: 'What each publisher has brought',
  ownSources: "A user's own sources of news",
  news: 'Headlines below the newest that a feed holds',
  stories: 'Headlines that report one fact',
  ticker: 'What is known of one symbol',
  desks: 'Arrangements of the Terminal',
  watchlists: 'Lists of symbols that a user follows',
  content: 'The News Pit',
  markets: 'Prices',
  installation: 'Which kinds are served, and by whom',
  mock: 'Faults, headlines, the clock and the outbox of the bundled backend, for demos and tests',
  sources: 'The feeds that the bundled backend reads',
  pages: 'Pages of the bundled backend for people',
}

const meanings: Readonly<Record<string, string>> = {
  200: 'Done; the answer is in the body',
  204: 'Done; there is no body',
  400: 'The call is outside the contract',
  401: 'No one is signed in, the sign-in has ended, or the password is wrong',
  403: 'Not allowed to this caller',
  404: 'There is no such thing, or it is not theirs',
  409: 'A unique value belongs to somebody else, or the same field was changed elsewhere',
  410: 'The link has expired or was used',
  422: 'The new password is refused',
  413: 'The body is too large',
  429: 'Too many calls',
  500: 'An internal error',
}

const about = `Every HTTP call of the product and of its bundled backend, generated from \`src/contract\` by \`npm run docs\`: change the contract, not this file.

- A call with \`security\` needs a bearer token; the token of a sign-in is good for 5 minutes.
- \`x-rate-limit\` is how many \`calls\` one network address may make within so many \`seconds\`; more are answered with 429.
- \`x-metered\`: so is a call of an address that has cost too much (time of the processor, bytes).
- \`x-credentials\`: the refresh cookie goes with the call; pages of other sites are refused with 403.
- Calls under \`/mock\` are outside \`/api\`: the bundled backend's own. They may be switched off (404), and are refused (403) to pages of other sites.`

const bearer = {
  type: 'http',
  scheme: 'bearer',
  description: 'The `accessToken` of a sign-in. The `WWW-Authenticate` header of a 401 shows whether it has expired.',
}

const mockToken = {
  type: 'apiKey',
  in: 'header',
  name: MOCK_TOKEN_HEADER,
  description:
    'Printed at the start, where others than this machine can reach the server; nothing is needed elsewhere.',
}

type Paths = Record<string, Record<string, unknown>>

/** The contract's calls as an OpenAPI 3.1 document. */
export function openApi() {
  const paths = { ...pathsOf(api, heldTo), ...pathsOf(mockApi, guarded, { servers: [{ url: '/' }] }) }
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  return {
    openapi: '3.1.0',
    info: { title: 'Market Flux', version, description: about, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: API_BASE }],
    tags: Object.entries(resources).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: { bearer, mockToken },
      schemas: Object.fromEntries(namesUsedBy(paths).map((name) => [name, namedSchemas[name]])),
    },
  }
}

function pathsOf(router: AppRouter, terms: Terms, more: object = {}) {
  const paths: Paths = {}
  for (const [name, route] of routesOf(router)) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...more, ...paths[path], [route.method.toLowerCase()]: operationOf(name, route, terms) }
  }
  return paths
}

const routesOf = (router: AppRouter, prefix = ''): [string, AppRoute][] =>
  Object.entries(router).flatMap(([key, part]) =>
    isAppRoute(part) ? [[prefix + key, part]] : routesOf(part, `${prefix}${key}.`),
  )

/** Who may make a call, and how often. */
type Terms = (name: string, route: AppRoute) => object

function heldTo(name: string, route: AppRoute) {
  const { needs, credentials, limit, isMetered } = policyOf(name, route)
  return {
    security: needs === 'user' ? [{ bearer: [] }] : [],
    'x-rate-limit': limit,
    ...(isMetered ? { 'x-metered': true } : {}),
    ...(credentials ? { 'x-credentials': true } : {}),
  }
}

const guarded = () => ({ security: [{}, { mockToken: [] }] })

function operationOf(name: string, route: AppRoute, terms: Terms) {
  const parameters = parametersOf(name, route)
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    summary: route.summary,
    ...terms(name, route),
    ...(parameters.length ? { parameters } : {}),
    ...('body' in route && isSchema(route.body) ? { requestBody: { required: true, ...contentOf(route.body) } } : {}),
    responses: Object.fromEntries(
      Object.entries(route.responses).map(([status, said]) => [status, answerOf(name, status, said)]),
    ),
  }
}

function answerOf(name: string, status: string, said: unknown) {
  const description = meanings[status]
  if (description === undefined) throw new Error(`Describe ${status} in scripts/docs/openapi.ts (${name}).`)
  if (said === ContractNoBody) return { description }
  if (isPage(said)) return { description, content: { [said.contentType]: { schema: { type: 'string' } } } }
  if (!isSchema(said)) throw new Error(`${name} promises ${status} without a schema.`)
  return { description, ...contentOf(said) }
}

const isPage = (said: unknown): said is { contentType: string } =>
  typeof said === 'object' && said !== null && 'contentType' in said

const contentOf = (schema: Parameters<typeof schemaOf>[0]) => ({
  content: { 'application/json': { schema: schemaOf(schema) } },
})

function parametersOf(name: string, { pathParams, query, headers }: AppRoute) {
  const headerParts = Object.entries(headers ?? {}).map(([header, schema]) => {
    if (!isSchema(schema)) throw new Error(`${name} has a header ${header} without a schema.`)
    return { name: header, in: 'header', required: !isOptional(schema), schema: schemaOf(schema) }
  })
  return [...fieldsOf(pathParams, 'path'), ...fieldsOf(query, 'query'), ...headerParts]
}

function fieldsOf(schema: unknown, location: string) {
  const { properties = {}, required = [] }: JsonSchema = isSchema(schema) ? schemaOf(schema) : {}
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: location,
    required: required.includes(name),
    schema: inner,
  }))
}
