import { describe, expect, it } from 'vitest'
import { setup } from 'xstate'
import { arrowsOf, type GraphNode, graphOf, linesOf } from '../../../src/rules/inspector/chart-graph.ts'
import { drawnChart } from '../../../src/rules/inspector/chart-model.ts'

const actions = { ring: () => undefined, hush: () => undefined, fill: () => undefined }
const door = drawnChart(
  setup({ actions, guards: { isOpenToAll: () => true } }).createMachine({
    id: 'door',
    initial: 'shut',
    on: { 'key.turned': { actions: ['ring', 'hush'] }, 'wind.blew': {} },
    states: {
      shut: { on: { 'handle.pressed': 'open', 'foot.pushed': { guard: 'isOpenToAll', target: 'open' } } },
      open: {
        exit: 'ring',
        initial: 'ajar',
        on: { 'handle.pressed': 'shut', 'bell.rung': { target: 'open', reenter: true }, 'gust.came': '.wide' },
        states: { ajar: { on: { 'foot.pushed': 'wide', 'lock.turned': '#door.shut' } }, wide: {} },
      },
    },
  }).root,
)
const halves = drawnChart(
  setup({ actions }).createMachine({
    id: 'halves',
    type: 'parallel',
    states: { left: { initial: 'a', states: { a: {} } }, right: { initial: 'b', states: { b: {} } } },
  }).root,
)
const crossing = drawnChart(
  setup({ actions }).createMachine({
    id: 'halves',
    type: 'parallel',
    states: {
      left: { initial: 'a', states: { a: { on: { 'way.taken': '#halves.right.b' } } } },
      right: { initial: 'b', states: { b: {} } },
    },
  }).root,
)

const nodesOf = (node: GraphNode): GraphNode[] => [node, ...(node.children ?? []).flatMap(nodesOf)]
const nodeIn = (graph: GraphNode, id: string) => nodesOf(graph).find((node) => node.id === id)
const optionOf = (graph: GraphNode, id: string, name: string) => nodeIn(graph, id)?.layoutOptions?.[`elk.${name}`]

describe('a chart as a graph', () => {
  it('CHT-04 a state lists its exit actions, its internal and re-entering transitions, and where its lines lead', () => {
    const textsOf = (id: string) =>
      door.states
        .filter((state) => state.id === id)
        .map((state) => linesOf(door, state).map(({ kind, text }) => [kind, text]))
    expect([textsOf('door'), textsOf('door.open'), textsOf('door.open.ajar')]).toEqual([
      [
        [
          ['stays', 'key.turned / ring, hush'],
          ['stays', 'wind.blew / nothing'],
        ],
      ],
      [
        [
          ['exit', 'exit / ring'],
          ['leads', 'bell.rung ↻'],
          ['leads', 'gust.came → wide'],
        ],
      ],
      [[]],
    ])
  })

  it('CHT-04 a line that leads out names the whole state', () => {
    const inner = drawnChart(
      setup({ actions }).createMachine({
        id: 'box',
        initial: 'shut',
        states: { shut: { on: { 'lid.fell': { target: '#box', reenter: true } } } },
      }).root,
    )
    expect(inner.states.flatMap((state) => linesOf(inner, state).map(({ text }) => text))).toEqual(['lid.fell → box'])
  })

  it('CHT-04 transitions between the same states share an arrow, which belongs to the state that contains both', () => {
    expect(
      arrowsOf(door).map(({ id, within, isUpwards, transitions }) => [id, within, isUpwards, transitions.length]),
    ).toEqual([
      ['door.shut → door.open', 'door', false, 2],
      ['door.open → door.shut', 'door', true, 1],
      ['door.open.ajar → door.open.wide', 'door.open', false, 1],
      ['door.open.ajar → door.shut', 'door', true, 1],
    ])
  })

  it('CHT-04 arrows are in the state that contains them, the start is before its first state, and none points upwards', () => {
    const graph = graphOf(door)
    const edgesOf = (id: string) => nodeIn(graph, id)?.edges?.map(({ sources, targets }) => [...sources, ...targets])
    expect([graph.id, graph.children?.map(({ id }) => id), graph.edges]).toEqual(['picture', ['door'], undefined])
    expect(nodesOf(graph).map(({ id }) => id)).toEqual([
      'picture',
      'door',
      'start of door',
      'door.shut',
      'door.open',
      'start of door.open',
      'door.open.ajar',
      'door.open.wide',
    ])
    expect([edgesOf('door'), edgesOf('door.open'), edgesOf('door.shut')]).toEqual([
      [
        ['start of door', 'door.shut'],
        ['door.shut', 'door.open'],
        ['door.shut', 'door.open'],
        ['door.shut', 'door.open.ajar'],
      ],
      [
        ['start of door.open', 'door.open.ajar'],
        ['door.open.ajar', 'door.open.wide'],
      ],
      undefined,
    ])
    expect(nodeIn(graph, 'start of door')).toEqual({ id: 'start of door', width: 10, height: 10 })
  })

  it('CHT-04 there is space for every line: 6.7 pixels a letter, 8.8 in titles, 16 a line, and a label as wide as its longest', () => {
    const graph = graphOf(door)
    const sizeOf = (id: string) => [nodeIn(graph, id)?.width, nodeIn(graph, id)?.height]
    const labelsOf = (id: string) => nodeIn(graph, id)?.edges?.flatMap(({ labels = [] }) => labels)
    expect([sizeOf('door.shut'), sizeOf('door.open.ajar')]).toEqual([
      [92, 32],
      [92, 32],
    ])
    // 'key.turned / ring, hush' has 23 letters, 'gust.came → wide' 16
    expect([
      optionOf(graph, 'door', 'nodeSize.minimum'),
      optionOf(graph, 'door', 'padding'),
      optionOf(graph, 'door.open', 'nodeSize.minimum'),
      optionOf(graph, 'door.open', 'padding'),
      optionOf(graph, 'door.open', 'nodeSize.constraints'),
    ]).toEqual([
      '(189,84)',
      '[top=78,left=16,bottom=16,right=16]',
      '(142,100)',
      '[top=94,left=16,bottom=16,right=16]',
      '[MINIMUM_SIZE]',
    ])
    expect(labelsOf('door')?.map(({ text, width, height }) => [text, width, height])).toEqual([
      ['door.shut → door.open', 176, 36],
      ['door.open → door.shut', 102, 20],
      ['door.open.ajar → door.shut', 82, 20],
    ])
  })

  it('CHT-04 a state with lines is as high as they are, one with a long name as wide as that', () => {
    const chart = drawnChart(
      setup({ actions }).createMachine({
        id: 'tap',
        initial: 'waitingForTheWater',
        states: { waitingForTheWater: {}, full: { entry: 'fill', exit: 'hush' } },
      }).root,
    )
    const graph = graphOf(chart)
    expect(
      ['tap.waitingForTheWater', 'tap.full'].map((id) => [nodeIn(graph, id)?.width, nodeIn(graph, id)?.height]),
    ).toEqual([
      [179, 32],
      [115, 66],
    ])
  })

  it('CHT-04 regions are packed unless an arrow connects them; other states are laid out in downward layers', () => {
    const algorithmOf = (chart: typeof halves, id: string) => optionOf(graphOf(chart), id, 'algorithm')
    expect([
      algorithmOf(halves, 'picture'),
      algorithmOf(halves, 'halves'),
      algorithmOf(halves, 'halves.left'),
      algorithmOf(crossing, 'halves'),
      algorithmOf(door, 'door'),
      optionOf(graphOf(door), 'door', 'direction'),
    ]).toEqual(['layered', 'rectpacking', 'layered', 'layered', 'layered', 'DOWN'])
  })

  it('CHT-04 a region has no start, and a chart without states no picture', () => {
    expect(nodesOf(graphOf(halves)).map(({ id }) => id)).not.toContain('start of halves')
    expect(nodeIn(graphOf(halves), 'halves')?.edges).toEqual([])
    expect(graphOf({ id: 'none', states: [], transitions: [] }).children).toEqual([])
  })
})
