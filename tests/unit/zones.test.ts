import { describe, expect, it } from 'vitest'
import { findZones } from '../../src/rules/zones.ts'

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

  it('CAL-11 those of a city before those of a region, desks first, at most eight', () => {
    const found = findZones(zones, 'a')
    expect([found.length, found[0]?.split('/')[1]?.[0]]).toEqual([8, 'A'])
    expect(findZones(zones, 'america').slice(0, 2)).toEqual(['America/Chicago', 'America/New_York'])
  })

  it('CAL-11 each can be found by its own name', () => {
    expect(zones.filter((zone) => !findZones(zones, zone).includes(zone))).toEqual([])
  })
})
