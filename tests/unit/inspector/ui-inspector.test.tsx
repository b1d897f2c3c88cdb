// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import type {
  DrawnChart,
  InspectedActor,
  InspectedMessage,
  InspectedStep,
  InspectionNews,
} from '../../../src/contract/inspector/inspection.ts'
import { signInsMachine } from '../../../src/machines/account/sign-ins.machine.ts'
import { inspectorMachine } from '../../../src/machines/inspector/inspector.machine.ts'
import type { Given } from '../../../src/machines/inspector/inspector-context.ts'
import { graphOf } from '../../../src/rules/inspector/chart-graph.ts'
import { drawnChart } from '../../../src/rules/inspector/chart-model.ts'
import { type Picture, pictureOf } from '../../../src/rules/inspector/chart-picture.ts'
import { createRedaction } from '../../../src/rules/inspector/redaction.ts'
import { Inspector } from '../../../src/ui/inspector/Inspector.tsx'

const chart = drawnChart(signInsMachine.root)
const step = (n: number, type: string, state: string, more: Partial<InspectedStep> = {}): InspectedStep => ({
  n,
  at: 1_700_000_000_000 + n,
  event: { type },
  active: ['signIns', `signIns.${state}`],
  taken: [],
  status: 'active',
  context: { ending: '', count: n },
  ...more,
})
const steps = [
  step(0, 'xstate.init', 'unasked'),
  step(1, 'list.asked', 'loading', { taken: ['signIns.unasked list.asked #1'] }),
]
const actor = { id: 'x:1', name: 'signIns', chart, steps }
const port = { id: 'x:2', name: 'listSignIns', parent: 'x:1', steps: [] }
const message = (n: number, type: string, from: string | undefined, to: string): InspectedMessage => ({
  ...{ n, at: 1_700_000_000_000 + n, event: { type }, to: { id: idOf(to), name: to } },
  ...(from && { from: { id: idOf(from), name: from } }),
  ...(n > 0 && { cause: n - 1 }),
})
const idOf = (name: string) => ({ session: 'x:0', signIns: 'x:1' })[name] ?? name
const sequence = [
  message(0, 'sign.in', undefined, 'session'),
  message(1, 'session.started', 'session', 'root'),
  message(2, 'list.asked', 'root', 'signIns'),
]
const received = (
  id: string,
  actors: InspectedActor[] = [actor, port],
  messages: InspectedMessage[] = [],
): InspectionNews => ({
  type: 'window.told',
  window: { id, tab: 'tab', path: '/terminal', startedAt: 1_700_000_000_000, takesEvents: true, actors, messages },
})

function show({ layOut = draw }: { layOut?: (chart: DrawnChart) => Promise<Picture> } = {}) {
  const copied: string[] = []
  const given: Given[] = []
  let notify: (news: InspectionNews) => void = () => undefined
  const inspector = createActor(
    inspectorMachine.provide({
      actors: {
        watchWindows: fromCallback(({ sendBack }) => {
          notify = sendBack
        }),
        layOut: fromPromise<Picture, DrawnChart>(({ input }) => layOut(input)),
        giveEvent: fromPromise<boolean, Given>(async ({ input }) => {
          given.push(input)
          return input.event.type === 'list.asked'
        }),
        copyText: fromPromise<void, string>(async ({ input }) => void copied.push(input)),
      },
    }),
  ).start()
  render(<Inspector inspector={inspector} />)
  return { notify: (news: InspectionNews) => act(() => notify(news)), copied, given }
}

/** Without a layout: every shape at 0, 0. */
const draw = async (given: DrawnChart) => pictureOf(given, graphOf(given))

const lit = () =>
  [...document.querySelectorAll('[data-state][data-active]')].map((state) => state.getAttribute('data-state'))
const traced = () =>
  [...document.querySelectorAll('text[data-taken]')].map((line) => line.getAttribute('data-transition'))
const tips = () => [...document.querySelectorAll('.arrow path')].map((path) => path.getAttribute('marker-end'))
const events = () =>
  within(screen.getByRole('listbox', { name: 'Events' }))
    .getAllByRole('option')
    .map((option) => option.textContent?.replace(/^[\d:.]+/, ''))
/** The listed sequence, without the times. */
const sent = () =>
  [...document.querySelectorAll('[id^=message-]')].map((line) => {
    const [, parties, type, cause] = [...line.children].map(({ textContent }) => textContent)
    return `${parties}: ${type}${cause ? `, ${cause}` : ''}`
  })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('the inspector', () => {
  it('CHT-04 explains what to do while no window is inspected', () => {
    show()
    expect([screen.getByRole('status').textContent, screen.getByRole('link').getAttribute('href')]).toEqual([
      'Waiting',
      '/terminal?inspect',
    ])
  })

  it('CHT-04 shows the charts with their ports, and the picture with active states and the last transition highlighted', async () => {
    const { notify } = show()
    notify(received('one'))
    await screen.findByRole('img', { name: 'The signIns chart' })
    const charts = within(screen.getByRole('region', { name: 'Charts' })).getAllByRole('button')
    expect([charts.map(({ textContent }) => textContent), lit(), traced(), events()]).toEqual([
      ['signInsloading', 'listSignIns'],
      ['signIns', 'signIns.loading'],
      ['signIns.unasked list.asked #1'],
      ['xstate.init', 'list.asked'],
    ])
  })

  it('CHT-04 follows the latest step, steps back, and follows again', async () => {
    const { notify } = show()
    notify(received('one'))
    await screen.findByRole('img')
    await press('Step back')
    notify({ type: 'step.taken', window: 'one', actor: 'x:1', step: step(2, 'user.left', 'unasked') })
    const paused = [lit(), events(), screen.getByText('Paused').textContent, screen.getByText('1 more step').tagName]
    notify({ type: 'step.taken', window: 'one', actor: 'x:1', step: step(3, 'list.asked', 'loading') })
    const later = screen.getByText('2 more steps').tagName
    await press('Follow')
    expect([paused, later, lit(), events(), screen.queryByText(/more step/)]).toEqual([
      [['signIns', 'signIns.unasked'], ['xstate.init', 'list.asked'], 'Paused', 'SPAN'],
      'SPAN',
      ['signIns', 'signIns.loading'],
      ['xstate.init', 'list.asked', 'user.left', 'list.asked'],
      null,
    ])
  })

  it('CHT-04 describes the last transition except at the start, and highlights only the tip of its arrow', async () => {
    const { notify } = show()
    notify(received('one'))
    await screen.findByRole('img')
    const words = screen.getByText('list.asked → loading').textContent
    const lit = tips().filter((tip) => tip === 'url(#arrow-signIns-taken)').length
    const drawn = document.querySelectorAll('marker[id="arrow-signIns-taken"] .tip[data-taken]').length
    await press('Step back')
    expect([words, lit, drawn, screen.queryByText('list.asked → loading'), new Set(tips())]).toEqual([
      'list.asked → loading',
      1,
      1,
      null,
      new Set(['url(#arrow-signIns)']),
    ])
  })

  it('CHT-04 a large picture is not fitted below four fifths of its size', async () => {
    const { notify } = show({ layOut: async (given) => ({ ...(await draw(given)), width: 1000 }) })
    notify(received('one'))
    await screen.findByRole('img')
    expect(screen.getByLabelText('Picture').style.getPropertyValue('--least')).toBe('800px')
  })

  it('CHT-04 shows whether a picture has its full size', async () => {
    const { notify } = show()
    notify(received('one'))
    await screen.findByRole('img')
    const pressed = () => screen.getByRole('button', { name: 'Full size' }).getAttribute('aria-pressed')
    const seen = [pressed()]
    await userEvent.click(screen.getByRole('button', { name: 'Full size' }))
    expect([...seen, pressed()]).toEqual(['false', 'true'])
  })

  it('CHT-04 shows the length of a list before it was cut', async () => {
    const { notify } = show()
    const list = createRedaction()(Array.from({ length: 500 }, () => 'x'))
    notify(received('one', [{ ...actor, steps: [step(0, 'xstate.init', 'unasked', { context: { list } })] }]))
    expect(screen.getByText('list').nextElementSibling?.textContent).toBe('[500]')
  })

  it('CHT-04 steps by keys', async () => {
    const { notify } = show()
    notify(received('one'))
    await screen.findByRole('img')
    const list = screen.getByRole('listbox', { name: 'Events' })
    list.focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    const first = list.getAttribute('aria-activedescendant')
    await userEvent.keyboard('{ArrowDown}')
    expect([first, list.getAttribute('aria-activedescendant')]).toEqual(['step-0', 'step-1'])
  })

  it('CHT-04 filters charts by name and events by their words', async () => {
    const { notify } = show()
    notify(received('one'))
    await userEvent.type(screen.getByLabelText('Filter charts'), 'LIST')
    await userEvent.type(screen.getByLabelText('Filter events'), 'asked')
    const charts = within(screen.getByRole('region', { name: 'Charts' })).getAllByRole('button')
    expect([charts.map(({ textContent }) => textContent), events()]).toEqual([['listSignIns'], ['list.asked']])
  })

  it('CHT-04 shows each message with sender, receiver and time, and the report behind a forwarded one', async () => {
    const { notify } = show()
    notify(received('one', [actor, port], sequence))
    const times = within(screen.getByRole('listbox', { name: 'Sequence' })).getAllByText(/^\d\d:\d\d:\d\d\.\d{3}$/)
    expect([sent(), times.length]).toEqual([
      [
        'the page → session: sign.in',
        'session → root: session.started, after the page: sign.in',
        'root → signIns: list.asked, after session: session.started',
      ],
      3,
    ])
  })

  it('CHT-04 a message leads to the step of its receiver, by a press and by keys', async () => {
    const { notify } = show()
    const session = { id: 'x:0', name: 'session', steps: [step(0, 'sign.in', 'unasked', { message: 0 })] }
    const asked = step(1, 'list.asked', 'loading', { message: 2 })
    notify(received('one', [{ ...actor, steps: [step(0, 'xstate.init', 'unasked'), asked] }, session], sequence))
    await press('signInsloading')
    const list = screen.getByRole('listbox', { name: 'Sequence' })
    const active = () => list.getAttribute('aria-activedescendant')
    const seen = [active()]
    list.focus()
    await userEvent.keyboard('{ArrowUp}')
    seen.push(active(), screen.getByRole('button', { name: /^session/ }).getAttribute('aria-current'))
    await userEvent.click(within(list).getByText('root → signIns'))
    seen.push(active(), screen.getByRole('button', { name: /^signIns/ }).getAttribute('aria-current'))
    expect([seen, screen.getByText('Paused').tagName]).toEqual([
      ['message-2', 'message-0', 'true', 'message-2', 'true'],
      'SPAN',
    ])
  })

  it('CHT-04 messages are filtered by the name of a chart or of an event', async () => {
    const { notify } = show()
    notify(received('one', [actor, port], sequence))
    const filter = screen.getByLabelText('Filter messages by chart or event')
    const listed: string[][] = []
    for (const words of ['SIGNINS', 'root', 'session.st', 'zebra']) {
      await userEvent.clear(filter)
      await userEvent.type(filter, words)
      listed.push(sent().map((line) => line.replace(/,.*/, '')))
    }
    expect([listed, screen.getByText('No chart and no event has such a name.').tagName]).toEqual([
      [
        ['root → signIns: list.asked'],
        ['session → root: session.started', 'root → signIns: list.asked'],
        ['session → root: session.started'],
        [],
      ],
      'P',
    ])
  })

  it('CHT-04 sends a chart an accepted event with a payload, and shows the outcome', async () => {
    const { notify, given } = show()
    notify(received('one', [{ ...actor, steps: steps.slice(0, 1) }, port]))
    await userEvent.click(screen.getByText('Send an event'))
    const types = within(screen.getByLabelText('Event')).getAllByRole('option')
    await userEvent.selectOptions(screen.getByLabelText('Event'), 'list.asked')
    await userEvent.type(screen.getByLabelText('Payload'), '{{ n')
    await press('Send')
    const problem = screen.getByRole('alert').textContent
    const described = screen.getByLabelText('Payload').getAttribute('aria-describedby')
    await userEvent.clear(screen.getByLabelText('Payload'))
    await userEvent.type(screen.getByLabelText('Payload'), '{{ "n": 1 }')
    const calm = screen.queryByRole('alert')
    await press('Send')
    await screen.findByText('Sent.')
    expect([types.map(({ textContent }) => textContent), problem, described, calm, given]).toEqual([
      ['list.asked', 'user.came', 'user.left'],
      expect.stringContaining('This is not JSON'),
      expect.any(String),
      null,
      [{ window: 'one', actor: 'x:1', event: { type: 'list.asked', n: 1 } }],
    ])
    await userEvent.selectOptions(screen.getByLabelText('Event'), 'user.left')
    await press('Send')
    expect((await screen.findByText(/^Refused/)).getAttribute('role')).toBe('status')
  })

  it('CHT-04 offers to send nothing to a page that takes no events, nor to a port', async () => {
    const { notify } = show()
    const news = received('one')
    notify(news.type === 'window.told' ? { ...news, window: { ...news.window, takesEvents: false } } : news)
    const production = screen.queryByText('Send an event')
    notify(received('one'))
    const development = screen.getByText('Send an event').tagName
    await userEvent.click(screen.getByRole('button', { name: /listSignIns/ }))
    expect([production, development, screen.queryByText('Send an event')]).toEqual([null, 'SUMMARY', null])
  })

  it('CHT-04 shows the changes of a step to the context', async () => {
    const { notify } = show()
    const changed = (n: number, context: unknown) => step(n, 'list.asked', 'loading', { context })
    const news = [
      changed(0, { ending: 'x', list: [1], user: { name: 'Ann' } }),
      changed(1, { list: [1, 2], user: { name: 'Bo' } }),
      changed(2, { list: [1, 2], user: { name: 'Bo' } }),
    ]
    notify(received('one', [{ ...actor, steps: news }]))
    const still = screen.getByText('The context stayed as it was.').tagName
    await press('Step back')
    const list = screen.getByRole('list', { name: 'Changes of the context' })
    const changes = within(list).getAllByRole('listitem')
    const words = changes.map(({ textContent }) => textContent)
    await press('Step back')
    expect([still, words, screen.getByText('No earlier step to compare with.').tagName]).toEqual([
      'P',
      ['removed ending "x"', 'added list[1] 2', 'changed user.name "Ann" → "Bo"'],
      'P',
    ])
  })

  it('CHT-04 finds the same chart again after a reload of the page', async () => {
    const { notify } = show()
    notify(received('one'))
    await screen.findByRole('img')
    notify({ type: 'window.left', window: 'one' })
    const gone = screen.getByText('Window closed').textContent
    notify(received('two', [{ ...actor, id: 'y:7', steps: [steps[0] ?? step(0, '', '')] }]))
    await screen.findByRole('img', { name: 'The signIns chart' })
    expect([gone, lit(), events()]).toEqual(['Window closed', ['signIns', 'signIns.unasked'], ['xstate.init']])
  })

  it('CHT-04 copies a chart with all its steps as JSON', async () => {
    const { notify, copied } = show()
    notify(received('one'))
    await press('Copy as JSON')
    await screen.findByText('Copied.')
    expect(copied.map((text) => JSON.parse(text))).toEqual([actor])
  })

  it('CHT-04 a picture that failed to draw can be retried', async () => {
    let isBroken = true
    const { notify } = show({
      layOut: async (given) => (isBroken ? Promise.reject(new Error('no space')) : draw(given)),
    })
    notify(received('one'))
    await screen.findByRole('alert')
    isBroken = false
    await press('Retry')
    expect((await screen.findByRole('img')).getAttribute('aria-label')).toBe('The signIns chart')
  })

  it('CHT-04 shows the input and the events of a port, without a picture', async () => {
    const { notify } = show()
    notify(received('one'))
    await userEvent.click(screen.getByRole('button', { name: /listSignIns/ }))
    expect([screen.queryByRole('img'), screen.getByText(/A port has no chart/).tagName]).toEqual([null, 'P'])
  })
})
