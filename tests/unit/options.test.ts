import { describe, expect, it } from 'vitest'
import { type Options, readOptions } from '../../mock-server/options.ts'

const plain: Options = {
  host: '127.0.0.1',
  port: 4173,
  place: { folder: 'data' },
  feeds: [],
  isSimulated: true,
  seed: 'market-flux',
  mock: 'loopback',
  hideAccounts: false,
}
const feeds = { ...plain, feeds: ['a.xml', 'b', 'c.rss'], isSimulated: false }

describe('the command line', () => {
  it.each<[string, string[], Record<string, string>, Options | 'help']>([
    ['nothing', [], {}, plain],
    ['one document', ['--feeds', 'a.xml'], {}, { ...feeds, feeds: ['a.xml'] }],
    ['several documents', ['--feeds', 'a.xml', 'b', 'c.rss'], {}, feeds],
    ['documents one by one', ['--feeds', 'a.xml', '--feeds=b', '--feeds', 'c.rss'], {}, feeds],
    ['simulated beside', ['--feeds', 'a.xml', 'b', 'c.rss', '--with-simulated'], {}, { ...feeds, isSimulated: true }],
    ['a seed', ['--seed', 'other'], {}, { ...plain, seed: 'other' }],
    ['quiet', ['--quiet-login'], {}, { ...plain, hideAccounts: true }],
    ['help', ['--seed', 'x', '--help'], {}, 'help'],
    [
      'a place',
      [],
      { PORT: '0', HOST: '::1', DATA_DIR: '/d' },
      { ...plain, port: 0, host: '::1', place: { folder: '/d' } },
    ],
    ['empty variables', [], { PORT: '', HOST: '', DATA_DIR: '', DATABASE_URL: '' }, plain],
    ['localhost', [], { HOST: 'localhost' }, plain],
    ['a database', [], { DATABASE_URL: 'postgres://x' }, { ...plain, place: { databaseUrl: 'postgres://x' } }],
    ['the world', [], { HOST: '0.0.0.0' }, { ...plain, host: '0.0.0.0', mock: 'token' }],
    ['production', [], { NODE_ENV: 'production' }, { ...plain, mock: 'off' }],
    ['mock calls in production', [], { NODE_ENV: 'production', MOCK: 'on' }, plain],
  ])('BCK-02 reads %s', (_, given, environment, options) => {
    expect(readOptions(given, environment)).toEqual(options)
  })

  it.each([
    [['--speed'], {}, "Unknown option '--speed'. See npm start -- --help"],
    [['a.xml'], {}, "Unexpected 'a.xml'. See npm start -- --help"],
    [['a.xml', '--feeds', 'b'], {}, "Unexpected 'a.xml'. See npm start -- --help"],
    [['--feeds'], {}, "Option '--feeds <value>' argument missing. See npm start -- --help"],
    [[], { PORT: '70000' }, "PORT is '70000', but must be a number from 0 to 65535."],
    [[], { PORT: 'http' }, "PORT is 'http', but must be a number from 0 to 65535."],
  ])('BCK-02 says what is wrong with %o %o', (given, environment, sentence) => {
    expect(() => readOptions(given, environment)).toThrow(new Error(sentence))
  })
})
