import { describe, expect, it } from 'vitest'
import { networkOf, shortAddress } from '../../../mock-server/http/asking/network.ts'
import { createLedger } from '../../../mock-server/http/limits/ledger.ts'
import { createLimits } from '../../../mock-server/http/limits/limits.ts'
import { createSweep } from '../../../mock-server/http/limits/sweep.ts'

describe('the address that limits count', () => {
  it.each([
    ['127.0.0.1', '127.0.0.1'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['1::2:3:4:5:6:7', '1:0:2:3'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['no address', 'no address'],
  ])('BCK-10 %s is counted as %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})

describe('the stored part of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.x'],
    ['::ffff:203.0.113.77', '203.0.113.x'],
    ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3:x'],
    ['2001:0DB8::1', '2001:db8:0:x'],
    ['fe80::1%eth0', 'fe80:0:0:x'],
  ])('SES-15 of %s it is %s', (address, short) => {
    expect(shortAddress(address)).toBe(short)
  })
})

describe('a table of limits', () => {
  it('BCK-10 is swept a little at each call, and never holds many expired entries', () => {
    let now = 0
    const limits = createLimits(() => now)
    const limit = { calls: 1, seconds: 60 }
    for (let caller = 0; caller < 10_000; caller += 1) limits.count(`caller ${caller}`, limit)
    now = 60_000
    const sizes = [limits.size()]
    for (let caller = 0; caller < 5000; caller += 1) limits.count(`later ${caller}`, limit)
    for (let call = 0; call < 5000; call += 1) limits.count('later 1', limit)
    sizes.push(limits.size())
    expect(sizes).toEqual([10_000, 5000])
    expect([limits.count('later 1', limit), limits.count('caller 1', limit)]).toEqual([60_000, 0])
  })

  it('BCK-10 of costs forgets the addresses that have been forgiven', () => {
    let now = 0
    const ledger = createLedger(() => now)
    for (let caller = 0; caller < 1000; caller += 1) ledger.spend(`caller ${caller}`, 'work', 100)
    now = 60_000
    for (let call = 0; call < 2000; call += 1) ledger.spend('later', 'work', 100)
    expect(ledger.size()).toBe(1)
  })

  it('BCK-10 looks at two entries a call, at all of them in turn', () => {
    const looked: number[] = []
    const table = new Map([1, 2, 3].map((entry) => [String(entry), entry]))
    const sweep = createSweep(table, (entry) => {
      looked.push(entry)
      return entry === 2
    })
    for (let call = 0; call < 4; call += 1) sweep()
    expect([looked, [...table.keys()]]).toEqual([
      [1, 2, 3, 1, 3, 1],
      ['1', '3'],
    ])
  })
})
