import { afterEach, describe, expect, it, vi } from 'vitest'
import { homeZone } from '../../../src/adapters/calendar/seconds.ts'
import { findZones } from '../../../src/rules/calendar/zones.ts'

const zones = Intl.supportedValuesOf('timeZone')

describe('zones are found', () => {
  it.each([
    ['york', ['America/New_York']],
    ['  NEW  yo ', ['America/New_York']],
    ['frankfurt', ['Europe/Berlin']],
    ['berlin', ['Europe/Berlin']],
    ['sao paulo', ['America/Sao_Paulo']],
    ['são p', ['America/Sao_Paulo']],
    ['asia tok', ['Asia/Tokyo']],
    ['utc', ['UTC']],
    ['nowhere', []],
    ['ork', []],
  ])('CAL-11 %s', (phrase, found) => {
    expect(findZones(zones, phrase)).toEqual(found)
  })

  it('CAL-11 with cities before regions, trading centres first, and at most eight', () => {
    const found = findZones(zones, 'a')
    expect([found.length, found[0]?.split('/')[1]?.[0]]).toEqual([8, 'A'])
    expect(findZones(zones, 'america').slice(0, 2)).toEqual(['America/Chicago', 'America/New_York'])
  })

  it('CAL-11 by their own names', () => {
    expect(zones.filter((zone) => !findZones(zones, zone).includes(zone))).toEqual([])
  })
})

describe('the user’s own zone', () => {
  afterEach(() => vi.restoreAllMocks())

  it.each([
    ['Asia/Kolkata', 'Asia/Kolkata'],
    ['Etc/Unknown', 'UTC'],
    ['', 'UTC'],
  ])('CAL-11 of a browser that reports %j is %s', (timeZone, zone) => {
    const { resolvedOptions } = Intl.DateTimeFormat.prototype
    const known = resolvedOptions.call(Intl.DateTimeFormat())
    // without a zone it returns its own; a zone that is passed stays
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValueOnce({ ...known, timeZone })
    expect(homeZone()).toBe(zone)
  })
})
