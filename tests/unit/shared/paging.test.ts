import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isNextDue, readAt } from '../../../src/rules/shared/paging.ts'

const at = (scrollTop: number) => ({ scrollTop, clientHeight: 500, scrollHeight: 2000 })
const cards = [0, 500, 1000, 1500].map((start) => ({ start, end: start + 490 }))

describe('paging', () => {
  it.each([
    [1199, false],
    [1200, true],
    [1500, true],
  ])('PIT-03 scrolled by %i px, the next page is due from 85 percent of the height', (scrollTop, isDue) => {
    expect(isNextDue(at(scrollTop))).toBe(isDue)
  })

  it('PIT-03 a list that does not fill its viewport needs the next page', () => {
    expect(isNextDue({ scrollTop: 0, clientHeight: 500, scrollHeight: 300 })).toBe(true)
  })

  it.each([
    [0, 0],
    [323, 0],
    [324, 1],
    [900, 2],
    [1499, 3],
    [1500, 3],
  ])('PIT-04 at %i px the current card is the one at the upper third', (scrollTop, index) => {
    expect(readAt(cards, at(scrollTop))).toBe(index)
  })

  it('PIT-04 at the end the last card is the current one, even a short one', () => {
    expect(
      readAt(
        [
          { start: 0, end: 400 },
          { start: 400, end: 450 },
        ],
        { scrollTop: 0, clientHeight: 500, scrollHeight: 450 },
      ),
    ).toBe(1)
  })

  it.each([
    [502, 1],
    [503, 0],
  ])('PIT-04 the end of a list %i px high is reached two pixels before it', (scrollHeight, index) => {
    const list = [
      { start: 0, end: 400 },
      { start: 400, end: scrollHeight },
    ]
    expect(readAt(list, { scrollTop: 0, clientHeight: 500, scrollHeight })).toBe(index)
  })

  it('PIT-04 a card that ends at the upper third counts as read', () => {
    const list = [100, 1000].map((end) => ({ start: end - 100, end }))
    expect(readAt(list, { scrollTop: 0, clientHeight: 300, scrollHeight: 1000 })).toBe(1)
  })

  it('PIT-04 scrolling down never moves the current card upwards', () => {
    const heights = fc.array(fc.integer({ min: 20, max: 900 }), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(heights, fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 40 }), (sizes, steps) => {
        let end = 0
        const list = sizes.map((size) => {
          end += size
          return { start: end - size, end }
        })
        const most = Math.max(0, end - 500)
        let scrollTop = 0
        const read = steps.map((step) => {
          scrollTop = Math.min(most, scrollTop + step)
          return readAt(list, { scrollTop, clientHeight: 500, scrollHeight: end })
        })
        expect({
          downwards: read.toSorted((a, b) => a - b),
          outside: read.filter((index) => index < 0 || index >= list.length),
        }).toEqual({ downwards: read, outside: [] })
      }),
    )
  })
})
