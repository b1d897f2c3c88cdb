import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import type { Desk } from '../../../src/contract/desks/desks.ts'
import {
  currentDesk,
  deletedOf,
  desksMachine,
  desksOf,
  isMenuOpen,
  nameOf,
  problemOf,
  renamingOf,
} from '../../../src/machines/desks/desks.machine.ts'
import { firstContent } from '../../../src/rules/desks/desks.ts'
import { coverage, drive } from '../drive/drive.ts'
import { walks } from '../drive/walks.ts'

const content = { ...firstContent, symbol: 'A' }
const desk = (id: string, symbol: string): Desk => ({ ...content, id, name: id.toUpperCase(), symbol })
const two = [desk('a', 'A'), desk('b', 'B')]
const nine = ['c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'].map((id) => desk(id, 'C'))
const of = (type: string, ...ids: string[]) => ids.map((id) => ({ type, says: id, id }))
const { workspace } = firstContent
const other = { ...workspace, openWidgets: ['EVENTS' as const] }
const terminal = (says: string, owner: string, ...building: unknown[]) => ({
  ...{ type: 'terminal.changed', says, owner, workspace, building },
})
const rest = { type: 'content.changed', says: 'the rest', change: { linked: [], symbol: 'A', density: 'dense' } }
const cases: AnyEventObject[] = [
  terminal('a visitor', ''),
  terminal('a visitor who builds', '', 1),
  terminal('a visitor who builds in the News Pit', '', 'newsPit'),
  terminal('ann', 'ann'),
  terminal('ann who builds', 'ann', 1),
  rest,
  { type: 'content.changed', says: 'B, which a feed follows', change: { symbol: 'B', linked: ['feed-2'] } },
  { type: 'desks.recalled', says: 'none', kept: undefined, seenIn: 'browser' },
  { type: 'desks.recalled', says: 'two', kept: { desks: two, current: 'b' }, seenIn: 'tab' },
  { type: 'desks.recalled', says: 'one is gone', kept: { desks: two, current: 'x' }, seenIn: 'tab' },
  { type: 'desks.changed', says: 'the first alone', desks: [desk('a', 'A')] },
  { type: 'desks.changed', says: 'nine others', desks: nine },
  { type: 'desks.changed', says: 'two, and the second is to be seen', desks: two, current: 'b' },
  ...of('desk.chosen', 'a', 'b', 'x'),
  ...['a', 'x'].map((id) => ({ type: 'desk.reached', says: id, id, symbol: 'Z' })),
  ...[1, 2, 9].map((number) => ({ type: 'desk.numbered', says: `${number}`, number })),
  { type: 'desk.added' },
  { type: 'desk.moved', id: 'a', by: 1 },
  ...of('desk.deleted', 'a', 'b'),
  { type: 'deletion.undone' },
  { type: 'desks.taken', desks: nine },
  { type: 'preset.renewed', preset: { id: 'p', name: 'Oil', searchContext: {} }, isNameOnly: true },
  { type: 'preset.deleted', id: 'p' },
  {
    type: 'desks.recalled',
    says: 'another Terminal',
    kept: { desks: [{ ...desk('a', 'A'), workspace: other }], current: 'x' },
    seenIn: 'tab',
  },
  {
    type: 'desks.recalled',
    says: 'nine of another Terminal',
    kept: { desks: nine.map((one) => ({ ...one, workspace: other })), current: 'c' },
    seenIn: 'tab',
  },
  {
    type: 'desks.recalled',
    says: 'another window’s',
    kept: { desks: [{ ...desk('a', 'B'), workspace: other }], current: 'a' },
    seenIn: 'browser',
  },
  {
    type: 'desks.recalled',
    says: 'a feed followed',
    kept: { desks: [{ ...desk('a', 'A'), linked: ['feed-1'] }], current: 'a' },
    seenIn: 'tab',
  },
]
const menuCases: AnyEventObject[] = [
  terminal('a visitor', ''),
  terminal('ann', 'ann'),
  rest,
  { type: 'desks.recalled', says: 'two', kept: { desks: two, current: 'b' }, seenIn: 'tab' },
  ...of('desk.deleted', 'a'),
  ...of('desk.chosen', 'a'),
  ...['menu.toggled', 'menu.left', 'name.submitted', 'form.left'].map((type) => ({ type })),
  ...of('rename.pressed', 'b'),
  ...['  Rates ', ' ', 'a', 'x'.repeat(41)].map((name) => ({ type: 'name.changed', says: name.slice(0, 3), name })),
]

const account = (says: string) => ({ type: 'account.changed', says, account: says })
/** RTE-21: what an address names that this browser does not have. */
const addressCases: AnyEventObject[] = [
  ...[terminal('a visitor', ''), terminal('ann', 'ann'), rest, account('awaited'), account('answered')],
  { type: 'desks.recalled', says: 'two', kept: { desks: two, current: 'b' }, seenIn: 'tab' },
  { type: 'desks.changed', says: 'x, too', desks: [...two, desk('x', 'X')] },
  ...['a', 'x'].map((id) => ({ type: 'desk.reached', says: id, id, symbol: 'Z' })),
  ...of('desk.chosen', 'a'),
]
const missing = (name: string, owner: string) =>
  `The desk of this address is not here: it was deleted, or is another reader’s. You see “${name}”.${owner === '' ? ' Sign in to open one of your account.' : ''}`

const lost = 'There are 9 other desks, which is the limit: the filters that were open are closed.'
const blocked = 'Apply or leave the filters that are open first, then change the desk.'
const full = 'There are 9 desks, which is the limit. Delete one first.'

const isAlike = (one: Partial<typeof content>, another: Partial<typeof content>) =>
  JSON.stringify([one.symbol, one.linked, one.workspace]) ===
  JSON.stringify([another.symbol, another.linked, another.workspace])

/** Written from DSK-01 and DSK-02 without a look at the chart. */
class Outcome {
  owner = ''
  list: readonly Desk[] = []
  current = ''
  content: Partial<typeof content> = {}
  state: 'unknown' | 'recalling' | 'known' = 'unknown'
  building: unknown[] = []
  deleted: { desk: Desk; at: number; shows: string } | undefined
  menu: 'closed' | 'listing' | 'naming' = 'closed'
  renaming = ''
  name = ''
  problem = ''
  waiting: AnyEventObject[] = []
  account = 'answered'
  said: unknown[] = []
  received: unknown[] = []

  here = () => this.list.find(({ id }) => id === this.current)
  note(event: object) {
    this.received.push({ owner: this.owner, ...event })
  }
  edit(edit: object) {
    this.note({ type: 'edit.made', desks: this.list, current: this.current, edit })
  }
  save() {
    const kept = this.here()
    if (!kept || isAlike(kept, this.content)) return
    const saved = this.content as typeof content
    const before = this.list
    this.list = this.list.map((one) => (one.id === this.current ? { ...one, ...saved } : one))
    const edit = { does: 'save', id: this.current, content: saved }
    this.note({ type: 'edit.made', desks: before, current: this.current, edit })
  }
  open(id: string | undefined, selecting?: string) {
    const to = this.list.find((one) => one.id === id)
    if (!to) return
    const { id: _, name: __, ...kept } = to
    const stands = { ...kept, symbol: selecting ?? kept.symbol }
    this.waiting = []
    this.current = to.id
    this.content = stands
    this.note({ type: 'desk.opened', desks: this.list, current: to.id })
    const { newsPitFeedConfiguration: ___, watches: ____, queries: _____, ...arrangement } = stands.workspace
    const { linked, symbol: selected, density } = stands
    this.said.push({ type: 'desk.opened', arrangement, linked, symbol: selected, density })
  }
  isBuilding = () => this.building.some((slot) => slot !== 'newsPit')
  refuse(words: string) {
    this.said.push({ type: 'desk.refused', words })
  }
  choose(id: string | undefined) {
    if (id === this.current || !this.list.some((one) => one.id === id)) return
    if (this.isBuilding()) this.refuse(blocked)
    else this.open(id)
  }
  reach(id: string, named: string) {
    if (id === this.current) return
    const isThere = this.list.some((one) => one.id === id)
    if (isThere && !this.isBuilding()) {
      this.open(id, named)
      this.save()
      return
    }
    if (!isThere && this.account === 'awaited') {
      this.waiting = [{ type: 'desk.reached', id, symbol: named }]
      return
    }
    this.refuse(isThere ? blocked : missing(this.here()?.name ?? '', this.owner))
    this.said.push({ type: 'desk.missed', id: this.list.length > 1 ? this.current : undefined })
  }
  delete(id: string) {
    const at = this.list.findIndex((one) => one.id === id)
    const isSeen = id === this.current
    if (this.list.length < 2) return this.refuse('This is the only desk.')
    if (isSeen && this.isBuilding()) return this.refuse(blocked)
    const gone = this.list[at]
    if (gone) this.deleted = { desk: gone, at, shows: isSeen ? 'it' : 'another' }
    if (isSeen) this.open((this.list[at + 1] ?? this.list[at - 1])?.id)
    this.edit({ does: 'delete', id })
  }
  change(event: AnyEventObject) {
    const seen = event.current ?? this.current
    const isThere = event.desks.some(({ id }: Desk) => id === seen)
    if (!isThere && this.isBuilding() && event.desks.length < 9) {
      const at = this.list.findIndex(({ id }) => id === this.current)
      this.edit({ does: 'restore', desk: this.list[at], at, shows: 'it' })
      return
    }
    this.list = event.desks
    this.current = seen
    const mine = this.here()
    if (!mine) this.open(this.list[0]?.id)
    if (!mine && this.isBuilding()) this.refuse(lost)
    if (!mine) return
    if (!isAlike(mine, this.content) && !this.isBuilding()) this.open(mine.id)
  }
  recall({ kept, seenIn }: { kept: { desks: Desk[]; current: string } | undefined; seenIn: string }) {
    const now = this.content as typeof content
    this.state = 'known'
    this.list = kept?.desks ?? [{ ...now, id: 'desk-1', name: 'Desk 1' }]
    this.current = kept?.current ?? 'desk-1'
    if (!this.here()) this.current = this.list[0]?.id ?? ''
    const here = this.here() as Desk
    const isBuiltOn = this.isBuilding() && here.workspace !== now.workspace
    const linked = now.linked.length > 0 ? now.linked : here.linked
    const selected = now.symbol || here.symbol
    if (linked !== now.linked || selected !== now.symbol) {
      this.content = { ...now, linked, symbol: selected }
      this.said.push({ type: 'links.recalled', symbol: selected, linked })
    }
    if (isBuiltOn && kept?.desks.length === 9) {
      this.open(here.id)
      this.refuse(lost)
    } else if (isBuiltOn && kept) this.edit({ does: 'add', content: this.content })
    else {
      const isOthers = here.workspace !== now.workspace || here.density !== now.density
      if (kept && seenIn === 'browser' && isOthers && !this.isBuilding()) this.open(here.id, this.content.symbol)
      this.save()
    }
    this.reachWaiting()
  }
  reachWaiting() {
    const [first] = this.waiting.splice(0)
    if (first) this.reach(first.id, first.symbol)
  }
  answer(account: string) {
    this.account = account
    if (this.state === 'known' && account === 'answered') this.reachWaiting()
  }
  takeKnown(event: AnyEventObject) {
    const { type, id, by } = event
    const isFull = this.list.length === 9
    if (type === 'desks.changed') this.change(event)
    if (type === 'desk.chosen') this.choose(id)
    if (type === 'desk.reached') this.reach(id, event.symbol)
    if (type === 'desk.numbered') this.choose(this.list[event.number - 1]?.id)
    if (type === 'preset.renewed')
      this.edit({ does: 'renewPreset', preset: event.preset, isNameOnly: event.isNameOnly })
    if (type === 'preset.deleted') this.edit({ does: 'forgetPreset', id })
    if (type === 'desk.moved') this.edit({ does: 'move', id, by })
    if (type === 'desks.taken') this.edit({ does: 'take', desks: nine })
    if (type === 'desk.deleted') this.delete(id)
    if (type === 'desk.added') {
      if (isFull) this.refuse(full)
      else this.edit({ does: 'add', content: this.content })
    }
    if (type !== 'deletion.undone') return
    if (isFull) this.refuse(full)
    else if (this.deleted) {
      this.edit({ does: 'restore', ...this.deleted })
      this.deleted = undefined
    }
  }
  takeMenu({ type, id, name }: AnyEventObject) {
    if (this.menu === 'closed') {
      if (type === 'menu.toggled') this.menu = 'listing'
    } else if (type === 'menu.toggled' || type === 'menu.left') {
      this.menu = 'closed'
      this.deleted = undefined
    } else if (type === 'desk.chosen' && this.menu === 'listing') {
      this.menu = 'closed'
      this.deleted = undefined
    } else if (type === 'rename.pressed' && this.menu === 'listing') {
      this.menu = 'naming'
      this.renaming = id
      this.name = this.list.find((one) => one.id === id)?.name ?? ''
      this.problem = ''
    } else if (this.menu === 'naming') this.takeName(type, name)
  }
  takeName(type: string, name: string) {
    if (type === 'form.left') this.menu = 'listing'
    if (type === 'name.changed') [this.name, this.problem] = [name, '']
    if (type !== 'name.submitted') return
    const written = this.name.trim()
    const isTaken = this.list.some((one) => one.id !== this.renaming && one.name === written.toUpperCase())
    if (written === '') this.problem = 'Type a name.'
    else if (written.length > 40) this.problem = 'Names have at most 40 characters.'
    else if (isTaken) this.problem = 'There is a desk of that name.'
    else {
      this.menu = 'listing'
      this.edit({ does: 'rename', id: this.renaming, name: written })
    }
  }
  takeTerminal({ owner, building }: AnyEventObject) {
    const wasBuilding = this.isBuilding()
    const isOther = owner !== this.owner
    Object.assign(this, { owner, building })
    const here = this.here()
    const isBehind = this.state === 'known' && wasBuilding && !this.isBuilding() && this.content.workspace === workspace
    if (isOther) {
      Object.assign(this, { list: [], current: '', deleted: undefined, menu: 'closed', state: 'unknown' })
      this.content = { ...this.content, workspace }
    } else if (isBehind && here && !isAlike(here, this.content)) this.open(here.id)
    else {
      this.content = { ...this.content, workspace }
      this.save()
    }
  }
  take(event: AnyEventObject) {
    const isKnown = this.state === 'known'
    if (event.type === 'terminal.changed') this.takeTerminal(event)
    else if (event.type === 'account.changed') this.answer(event.account)
    else if (event.type === 'content.changed') {
      this.content = { ...this.content, ...event.change }
      this.save()
    } else if (event.type === 'desks.recalled') {
      if (this.state === 'recalling') this.recall(event as never)
    } else {
      if (isKnown) this.takeKnown(event)
      else if (event.type === 'desk.reached') this.waiting = [event]
      this.takeMenu(event)
    }
    const { workspace: terminalNow, density } = this.content
    if (this.state !== 'unknown' || !terminalNow || !density) return
    this.state = 'recalling'
    this.note({ type: 'desks.wanted' })
  }
}

const outcomeOf = (events: AnyEventObject[]) => {
  const outcome = new Outcome()
  for (const event of events) outcome.take(event)
  const { list, current, said, received, deleted, menu, renaming, name, problem } = outcome
  const form = menu === 'naming' ? { renaming, name, problem } : undefined
  return {
    desks: list,
    current: current || undefined,
    said,
    received,
    deleted: deleted?.desk,
    isOpen: menu !== 'closed',
    form,
  }
}

const seen = ({ snapshot, said, sentTo }: ReturnType<typeof start>) => ({
  desks: desksOf(snapshot()),
  current: currentDesk(snapshot())?.id,
  said: [...said],
  received: sentTo('keepDesks'),
  deleted: deletedOf(snapshot()),
  isOpen: isMenuOpen(snapshot()),
  form:
    renamingOf(snapshot()) === ''
      ? undefined
      : { renaming: renamingOf(snapshot()), name: nameOf(snapshot()), problem: problemOf(snapshot()) },
})
const start = () => drive(desksMachine, { streams: ['keepDesks'] })

describe('the desks', () => {
  const covered = coverage(desksMachine)
  const facets = ({ context: { desks, current, content: here, building, deleted } }: never) => [
    (desks as Desk[]).map(({ id }) => id),
    current,
    [(here as Desk).symbol, (here as Desk).density],
    (building as unknown[])[0] === 1,
    deleted !== undefined,
  ]
  const reached = ({ context: { desks, current, owner, content: here, account: said, reached: at } }: never) => [
    [owner, (here as Desk).workspace !== undefined, (here as Desk).symbol],
    (desks as Desk[]).length,
    current,
    said,
    at && (at as Desk).id,
  ]
  const named = ({ context: { name, problem, deleted } }: never) => [name, problem, deleted !== undefined]
  for (const [what, all, apart] of [
    ['desks', cases, facets],
    ['the menu', menuCases, named],
    ['the address', addressCases, reached],
  ] as const)
    for (const { name, events } of walks(desksMachine, [...all], apart as never)) {
      it(`DSK-01 DSK-02 ${what}: ${name}`, async () => {
        const chart = start()
        await chart.walk(events, (soFar) => expect(seen(chart)).toEqual(outcomeOf(soFar)))
        covered.add(chart.walked)
      })
    }
  covered.prove()
})
