import { MOCK_TOKEN_HEADER } from '../src/contract/mock/mock.ts'
import { demo } from './account/demo-account.ts'
import type { Backend } from './backend.ts'
import { isLoopback } from './http/asking/loopback.ts'
import type { Options } from './options.ts'
import { isAddress, isOpml } from './sources/lists/open-lists.ts'

/** The text that is printed once the server accepts requests. */
export async function welcome(backend: Backend, options: Options): Promise<string> {
  const { url, found, asked, mockToken, world } = backend
  const { storage, isSimulated, seed, host, publicUrl } = options
  const fetched = options.feeds.filter((feed) => isAddress(feed) && isOpml(feed)).length
  const scenario = world.read()?.scenario
  const news = [
    ...(found ? [`${count(found.items, 'item')} of ${count(found.documents, 'document')}`] : []),
    ...(asked ? [`${count(asked, 'feed')} at addresses (${url}/mock/sources)`] : []),
    ...(fetched ? [`${count(fetched, 'list')} of feeds on the web, on the way`] : []),
    ...(isSimulated ? [`simulated news (seed ${seed}), marked Simulated`] : []),
  ]
  const broken = found?.broken.map(({ document, why }) => `  Not read    ${document}: ${why}`) ?? []
  return [
    '',
    `  Market Flux runs at ${url}`,
    '',
    ...((await backend.hasDemoAccount()) ? [`  Demo        ${demo.email} / ${demo.password}`] : []),
    `  News        ${news.join(' and ')}`,
    ...broken,
    ...(scenario
      ? [`  Scenario    ${scenario}: in the simulated world it is ${new Date(world.clock.now()).toUTCString()}`]
      : []),
    `  Data        ${'folder' in storage ? storage.folder : 'databaseUrl' in storage ? 'the database of DATABASE_URL' : 'nowhere'}`,
    `  Mails       ${mailsOf(url, options)}`,
    ...(isLoopback(host) || publicUrl !== undefined ? [] : [`  Links       in mails lead to ${url}: set PUBLIC_URL`]),
    ...(mockToken ? [`  Mock calls  ${MOCK_TOKEN_HEADER}: ${mockToken}`] : []),
    '',
    '  Ctrl-C ends it.',
    '',
  ].join('\n')
}

function mailsOf(url: string, { smtp, mock, publicUrl }: Options) {
  if (smtp !== undefined) return `by the SMTP server of SMTP_URL, with links to ${publicUrl ?? url}`
  return mock === 'off' ? 'not sent: SMTP_URL is not set' : `${url}/mock/outbox`
}

const count = (amount: number, thing: string) => `${amount} ${thing}${amount === 1 ? '' : 's'}`
