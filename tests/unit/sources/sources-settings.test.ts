import { describe, expect, it } from 'vitest'
import { readOptions } from '../../../mock-server/options.ts'
import { readSourceSettings } from '../../../mock-server/sources/settings.ts'

describe('the settings of sources', () => {
  it('BCK-05 are taken from the environment, and ignored when they are empty', () => {
    expect([
      readSourceSettings({
        PRIVATE_FEEDS: 'on',
        FEEDS_USER_AGENT: 'Me (me@x.test)',
        KEPT_DAYS: '7',
        KEPT_ITEMS: '100',
      }),
      readSourceSettings({ PRIVATE_FEEDS: 'yes', FEEDS_USER_AGENT: '', KEPT_DAYS: '', KEPT_ITEMS: '' }),
    ]).toEqual([
      { privateFeeds: true, feedsUserAgent: 'Me (me@x.test)', keptDays: 7, keptItems: 100 },
      { privateFeeds: undefined, feedsUserAgent: undefined, keptDays: undefined, keptItems: undefined },
    ])
  })

  it.each([
    [{ FEEDS_USER_AGENT: 'a\r\nb' }, 'FEEDS_USER_AGENT must be one line of plain letters, 256 at most.'],
    [{ KEPT_DAYS: '0' }, "KEPT_DAYS is '0', but must be a number from 1 to 3650."],
    [{ KEPT_ITEMS: 'all' }, "KEPT_ITEMS is 'all', but must be a number from 1 to 1000000."],
  ])('BCK-05 are refused in words: %j', (environment, words) => {
    expect(() => readSourceSettings(environment)).toThrow(words)
  })

  it('BCK-05 a list of sources replaces simulated news, unless both are requested', () => {
    const isSimulated = (...given: string[]) => {
      const options = readOptions(['--sources', 'mine.json', ...given], {})
      return options === 'help' ? options : [options.sources, options.isSimulated]
    }
    expect([isSimulated(), isSimulated('--with-simulated')]).toEqual([
      ['mine.json', false],
      ['mine.json', true],
    ])
  })
})
