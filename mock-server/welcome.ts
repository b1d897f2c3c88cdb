import { demo } from './accounts/demo-account.ts'
import type { Backend } from './backend.ts'
import { MOCK_TOKEN_HEADER } from './mock/mock-access.ts'
import type { Options } from './options.ts'

/** What a person is told once the server answers. */
export function welcome({ url, found, mockToken }: Backend, { place, isSimulated, seed }: Options): string {
  const news = [
    ...(found ? [`${count(found.items, 'item')} of ${count(found.documents, 'document')}`] : []),
    ...(isSimulated ? [`simulated news (seed ${seed}), marked Simulated`] : []),
  ]
  const broken = found?.broken.map(({ document, why }) => `  Not read    ${document}: ${why}`) ?? []
  return [
    '',
    `  Market Flux runs at ${url}`,
    '',
    `  Demo        ${demo.email} / ${demo.password}`,
    `  News        ${news.join(' and ')}`,
    ...broken,
    `  Data        ${'folder' in place ? place.folder : 'databaseUrl' in place ? 'the database of DATABASE_URL' : 'nowhere'}`,
    ...(mockToken ? [`  Mock calls  ${MOCK_TOKEN_HEADER}: ${mockToken}`] : []),
    '',
    '  Ctrl-C ends it.',
    '',
  ].join('\n')
}

const count = (amount: number, thing: string) => `${amount} ${thing}${amount === 1 ? '' : 's'}`
