import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { setup } from 'xstate'
import { type GraphEdge, startOf } from '../../../src/rules/inspector/chart-graph.ts'
import { drawnChart } from '../../../src/rules/inspector/chart-model.ts'
import { pictureOf } from '../../../src/rules/inspector/chart-picture.ts'
import { ChartPicture } from '../../../src/ui/inspector/ChartPicture.tsx'

const pair = drawnChart(
  setup({ actions: { ring: () => undefined } }).createMachine({
    id: 'pair',
    type: 'parallel',
    states: {
      left: {
        initial: 'off',
        states: { off: { entry: 'ring', exit: 'ring', on: { tick: 'on', tock: 'on' } }, on: { on: { tick: 'off' } } },
      },
    },
  }).root,
)
const lineAlong = (id: string, points: [number, number][], more: object = {}): GraphEdge => {
  const [start = { x: 0, y: 0 }, ...others] = points.map(([x, y]) => ({ x, y }))
  const end = others.pop() ?? start
  const section = { id, startPoint: start, endPoint: end, ...(others.length > 0 && { bendPoints: others }) }
  return { id, sources: [], targets: [], sections: [section], ...more }
}
const laid = {
  id: 'picture',
  width: 300.2,
  height: 400.7,
  children: [
    {
      id: 'pair',
      x: 8,
      y: 8.04,
      width: 280,
      height: 380,
      children: [
        {
          id: 'pair.left',
          x: 20.06,
          y: 40,
          width: 200,
          height: 300,
          children: [
            { id: startOf('pair.left'), x: 30, y: 50, width: 10, height: 12 },
            { id: 'pair.left.off', x: 30, y: 80, width: 90, height: 66 },
            { id: 'pair.left.on', x: 30, y: 200, width: 90, height: 20 },
          ],
          edges: [
            lineAlong(startOf('pair.left'), [
              [35, 62],
              [35, 80],
            ]),
            lineAlong(
              'pair.left.off → pair.left.on',
              [
                [40, 146],
                [40, 156],
                [60, 156],
                [60, 200],
              ],
              {
                labels: [{ x: 45.04, y: 150, width: 40, height: 36 }],
              },
            ),
            lineAlong('pair.left.on → pair.left.off', [
              [100, 146],
              [100, 200],
            ]),
          ],
        },
      ],
    },
  ],
}

describe('the shapes of a picture', () => {
  const picture = pictureOf(pair, laid)

  it('CHT-04 the picture is as large as its layout, in whole pixels', () => {
    expect([picture.id, picture.width, picture.height]).toEqual(['pair', 301, 401])
    expect(pictureOf(pair, { id: 'picture' })).toMatchObject({ width: 0, height: 0, states: [], starts: [] })
  })

  it('CHT-04 a state is drawn at its laid-out position, to a tenth of a pixel, and regions are marked', () => {
    expect(
      picture.states.map(({ id, key, type, isRegion, x, y, width, height }) => [
        id,
        key,
        type,
        isRegion,
        x,
        y,
        width,
        height,
      ]),
    ).toEqual([
      ['pair', 'pair', 'parallel', false, 8, 8, 280, 380],
      ['pair.left', 'left', 'compound', true, 20.1, 40, 200, 300],
      ['pair.left.off', 'off', 'atomic', false, 30, 80, 90, 66],
      ['pair.left.on', 'on', 'atomic', false, 30, 200, 90, 20],
    ])
  })

  it('CHT-04 lines are below the title and a rule; without lines the title is in the middle', () => {
    const [, , off, on] = picture.states
    expect([off?.title, off?.rule, off?.lines.map(({ text, x, y }) => [text, x, y])]).toEqual([
      { x: 40, y: 98 },
      106,
      [
        ['entry / ring', 40, 121],
        ['exit / ring', 40, 137],
      ],
    ])
    expect([on?.title, on && 'rule' in on, on?.lines]).toEqual([{ x: 40, y: 217 }, false, []])
    expect(picture.states[1]?.title).toEqual({ x: 30.1, y: 60 })
  })

  it('CHT-04 an arrow has round corners of 7 pixels, of less where it is short, and its transitions beside it', () => {
    const [down, up] = picture.arrows
    expect(down).toEqual({
      id: 'pair.left.off → pair.left.on',
      path: 'M40 146L40 151Q40 156 47 156L53 156Q60 156 60 163L60 200',
      transitions: ['pair.left.off tick #1', 'pair.left.off tock #1'],
      label: { x: 45, y: 150, width: 40, height: 36 },
      lines: [
        { transition: 'pair.left.off tick #1', text: 'tick', x: 49, y: 163 },
        { transition: 'pair.left.off tock #1', text: 'tock', x: 49, y: 179 },
      ],
    })
    // it was laid downwards, as all are, and leads upwards
    expect([up?.path, up && 'label' in up, up?.lines]).toEqual([
      'M100 200L100 146',
      false,
      [{ transition: 'pair.left.on tick #1', text: 'tick', x: 4, y: 13 }],
    ])
  })

  it('CHT-04 a start is a dot with an arrow to the first state', () => {
    expect(picture.starts).toEqual([{ id: 'pair.left', x: 35, y: 56, path: 'M35 62L35 80' }])
  })

  it('CHT-04 arrows are drawn below the text of a state', () => {
    const drawn = renderToStaticMarkup(createElement(ChartPicture, { picture }))
    expect(drawn.lastIndexOf('class="arrow"')).toBeLessThan(drawn.indexOf('class="title"'))
  })

  it('CHT-04 corners that lie upon each other, and arrows that were not laid, break nothing', () => {
    const [off] = pair.states.slice(2)
    const chart = { ...pair, states: off ? [off] : [] }
    const point: [number, number] = [5, 5]
    const edges = [lineAlong('pair.left.off → pair.left.on', [point, point, point])]
    const [down, up] = pictureOf(chart, { id: 'picture', edges }).arrows
    expect([down?.path, up?.path]).toEqual(['M5 5L5 5Q5 5 5 5L5 5', ''])
  })
})
