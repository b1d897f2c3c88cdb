import { describe, expect, it } from 'vitest'
import { CannotStart } from '../../../mock-server/cannot-start.ts'
import { type Options, readOptions } from '../../../mock-server/options.ts'

const plain: Options = {
  host: '127.0.0.1',
  port: 4173,
  storage: { folder: 'data' },
  feeds: [],
  isSimulated: true,
  seed: 'market-flux',
  mock: 'loopback',
  hideAccounts: false,
  demoAccount: 'firstStart',
  isLocal: true,
  logLevel: 'warn',
}
/** Only its owner may know the password of an account that others can reach. */
const forOthers: Options = { ...plain, demoAccount: 'none', isLocal: false }
const smtp = 'smtp://flux:p%40ss@mail.example:587?requireTLS=true&tls.servername=mail.example'
const feeds = { ...plain, feeds: ['a.xml', 'b', 'c.rss'], isSimulated: false }

describe('the command line', () => {
  it.each<[string, string[], Record<string, string>, Options | 'help']>([
    ['nothing', [], {}, plain],
    ['one document', ['--feeds', 'a.xml'], {}, { ...feeds, feeds: ['a.xml'] }],
    ['several documents', ['--feeds', 'a.xml', 'b', 'c.rss'], {}, feeds],
    ['documents one by one', ['--feeds', 'a.xml', '--feeds=b', '--feeds', 'c.rss'], {}, feeds],
    ['simulated beside', ['--feeds', 'a.xml', 'b', 'c.rss', '--with-simulated'], {}, { ...feeds, isSimulated: true }],
    ['a seed', ['--seed', 'other'], {}, { ...plain, seed: 'other' }],
    ['a scenario', ['--scenario', 'fed-day'], {}, { ...plain, scenario: 'fed-day' }],
    ['quiet', ['--quiet-login'], {}, { ...plain, hideAccounts: true }],
    ['help', ['--seed', 'x', '--help'], {}, 'help'],
    [
      'a folder and an address',
      [],
      { PORT: '0', HOST: '::1', DATA_DIR: '/d' },
      { ...plain, port: 0, host: '::1', storage: { folder: '/d' } },
    ],
    ['empty variables', [], { PORT: '', HOST: '', DATA_DIR: '', DATABASE_URL: '' }, plain],
    ['a level of the log', [], { LOG_LEVEL: 'debug' }, { ...plain, logLevel: 'debug' }],
    ['localhost', [], { HOST: 'localhost' }, plain],
    ['a database', [], { DATABASE_URL: 'postgres://x' }, { ...plain, storage: { databaseUrl: 'postgres://x' } }],
    ['the world', [], { HOST: '0.0.0.0' }, { ...forOthers, host: '0.0.0.0', mock: 'token' }],
    [
      'the world with mails',
      [],
      { HOST: '0.0.0.0', SMTP_URL: smtp, PUBLIC_URL: 'https://flux.example' },
      { ...forOthers, host: '0.0.0.0', mock: 'token', smtp, publicUrl: 'https://flux.example' },
    ],
    ['a proxy', [], { TRUSTED_PROXIES: '127.0.0.1' }, { ...forOthers, trustedProxies: ['127.0.0.1'] }],
    [
      'several proxies',
      [],
      { TRUSTED_PROXIES: '10.0.0.0/8, ::1,fd00::/64' },
      { ...forOthers, trustedProxies: ['10.0.0.0/8', '::1', 'fd00::/64'] },
    ],
    ['no proxy', [], { TRUSTED_PROXIES: '' }, plain],
    ['production', [], { NODE_ENV: 'production' }, { ...forOthers, mock: 'off' }],
    ['mock calls in production', [], { NODE_ENV: 'production', MOCK: 'on' }, forOthers],
    [
      'a demo in production',
      ['--demo'],
      { NODE_ENV: 'production', MOCK: 'on' },
      { ...forOthers, demoAccount: 'always' },
    ],
    ['a demo', ['--demo'], {}, { ...plain, demoAccount: 'always' }],
    ['its own address', [], { PUBLIC_URL: 'http://localhost:8080' }, { ...plain, publicUrl: 'http://localhost:8080' }],
    ['empty settings of mails', [], { PUBLIC_URL: '', SMTP_URL: '', MAIL_FROM: '' }, plain],
    [
      'where people reach the app',
      [],
      { PUBLIC_URL: 'https://Flux.example:8443/' },
      { ...forOthers, publicUrl: 'https://flux.example:8443' },
    ],
    [
      'a mail server and a sender',
      [],
      { SMTP_URL: smtp, MAIL_FROM: 'Flux News <news@flux.example>' },
      { ...plain, smtp, from: 'Flux News <news@flux.example>' },
    ],
    ['a sender without a name', [], { MAIL_FROM: 'news@flux.example' }, { ...plain, from: 'news@flux.example' }],
    ['a mail server over TLS', [], { SMTP_URL: 'smtps://[::1]' }, { ...plain, smtp: 'smtps://[::1]' }],
  ])('BCK-02 BCK-07 reads %s', (_, given, environment, options) => {
    expect(readOptions(given, environment)).toEqual(options)
  })

  it.each([
    [['--speed'], {}, "Unknown option '--speed'. See npm start -- --help"],
    [['a.xml'], {}, "Unexpected 'a.xml'. See npm start -- --help"],
    [['a.xml', '--feeds', 'b'], {}, "Unexpected 'a.xml'. See npm start -- --help"],
    [['--feeds'], {}, "Option '--feeds <value>' argument missing. See npm start -- --help"],
    [
      ['--scenario', 'x'],
      {},
      "--scenario is 'x'. There are these scenarios: earnings-night, fed-day, quiet-sunday, flash-crash.",
    ],
    ...[
      ['--feeds', 'a.xml'],
      ['--sources', 'a.json'],
      ['--feeds', 'a.xml', '--with-simulated'],
    ].map((real): [string[], Record<string, string>, string] => [
      ['--scenario', 'fed-day', ...real],
      {},
      '--scenario shows a simulated day, and nothing real can stand beside it: leave out --feeds and --sources.',
    ]),
    [[], { LOG_LEVEL: 'loud' }, 'LOG_LEVEL is loud. It must be one of fatal, error, warn, info, debug, trace, silent.'],
    [[], { PORT: '70000' }, "PORT is '70000', but must be a number from 0 to 65535."],
    [[], { PORT: 'http' }, "PORT is 'http', but must be a number from 0 to 65535."],
  ])('BCK-02 reports what is wrong with %o %o', (given, environment, sentence) => {
    expect(() => readOptions(given, environment)).toThrow(new Error(sentence))
  })

  it.each(['true', '1', 'proxy.example', '127.0.0.1,', '10.0.0.0/0', '10.0.0.0/33', 'fd00::/129', 'fe80::1%eth0'])(
    'BCK-02 reports that %j are no proxies',
    (text) => {
      const sentence = `TRUSTED_PROXIES is '${text}', but must be like 127.0.0.1, 10.0.0.0/8, with commas between.`
      expect(() => readOptions([], { TRUSTED_PROXIES: text })).toThrow(new CannotStart(sentence))
    },
  )

  it.each(['0.0.0.0', '::', '192.0.2.1', 'flux.example'])(
    'BCK-02 BCK-03 requires the address for links in mails when it listens on %s',
    (host) => {
      const sentence = 'Set PUBLIC_URL: mails link there.'
      expect(() => readOptions([], { HOST: host, SMTP_URL: smtp })).toThrow(new CannotStart(sentence))
    },
  )

  const origin = 'PUBLIC_URL must be like https://example.com, with nothing after the host and port.'
  it.each([
    'flux.example',
    'ftp://flux.example',
    'https://',
    'https://ann:pass@flux.example',
    'https://flux.example/app',
    'https://flux.example?x',
    'https://flux.example#x',
    'javascript:alert(1)',
  ])('BCK-02 reports that links in mails cannot lead to %s', (text) => {
    expect(() => readOptions([], { PUBLIC_URL: text })).toThrow(new CannotStart(origin))
  })

  const server = 'SMTP_URL must be like smtp://user:password@host:587 or smtps://user:password@host.'
  const settings =
    'SMTP_URL can set nothing but requireTLS, ignoreTLS, authMethod, name, tls.rejectUnauthorized, tls.servername.'
  it.each([
    ['a password alone', 'pass-word', server],
    ['another protocol', 'http://flux:pass-word@mail.example', server],
    ['no host', 'smtp://', server],
    ['a port that is none', 'smtp://flux:pass-word@mail.example:99999', server],
    ['a path', 'smtp://flux:pass-word@mail.example/x', server],
    ['a log of every mail', 'smtp://flux:pass-word@mail.example?logger=true', settings],
    ['a pool', 'smtp://flux:pass-word@mail.example?requireTLS=true&pool=true', settings],
  ])('BCK-02 reports what is wrong with an SMTP server, but never its password: %s', (_, text, sentence) => {
    expect(() => readOptions([], { SMTP_URL: text })).toThrow(new CannotStart(sentence))
  })

  it.each(['Flux News', 'a@x.test, b@x.test', 'news@', 'News <news>', 'a@x.test\r\nBcc: b@x.test'])(
    'BCK-02 reports that %j is no sender',
    (text) => {
      const sentence = `MAIL_FROM is '${text}', but must be an address or 'Name <address>'.`
      expect(() => readOptions([], { MAIL_FROM: text })).toThrow(new CannotStart(sentence))
    },
  )
})
