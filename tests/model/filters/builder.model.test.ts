import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import {
  activeIn,
  allOffer,
  builderMachine,
  canAskToSave,
  canSave,
  draftOf,
  elsewhereIn,
  isSaving,
  isUnapplied,
  isUpdating,
  keyOf,
  loadedOf,
  nameOf,
  rowOf,
  textOf,
  viewOf,
} from '../../../src/machines/filters/builder.machine.ts'
import { loaderMachine } from '../../../src/machines/filters/loader.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { pairedWalks } from '../drive/pairs.ts'
import { walks } from '../drive/walks.ts'
import {
  added,
  asksOf,
  cases,
  cleared,
  contested,
  created,
  empty,
  gone,
  lapseCases,
  loaderCases,
  notUpdated,
  oil,
  outcomeOf,
  tooMany,
  topics,
  uncreated,
} from './builder.outcome.ts'

const ids = 'FED-02 FED-11 FED-17'
const start = () =>
  drive(builderMachine, {
    promises: ['createPreset', 'updatePreset', 'deletePreset', 'restorePreset', 'sharePreset', 'unsharePreset'],
    children: { loader: loaderMachine },
  })
const seen = ({ snapshot, said, calls }: ReturnType<typeof start>) => {
  const now = snapshot()
  return {
    view: viewOf(now),
    draft: asksOf(draftOf(now) as Record<string, string[]>),
    ...{ key: keyOf(now), text: textOf(now), at: rowOf(now), name: nameOf(now) },
    isUnapplied: isUnapplied(now),
    canAskToSave: canAskToSave(now),
    canSave: canSave(now),
    loaded: loadedOf(now),
    isSaving: isSaving(now),
    isUpdating: isUpdating(now),
    elsewhere: elsewhereIn(now),
    ...{ said: [...said], calls: [...calls] },
  }
}
const builderAfter = async (...events: AnyEventObject[]) => {
  const builder = start()
  await builder.walk(events)
  return builder
}
const came = { type: 'member.came', username: 'ann' }
const bobCame = { type: 'member.came', username: 'bob' }
const lapsed = { type: 'member.lapsed' }
const forgotten = { type: 'hold.ended' }
const load = { type: 'load.asked' }
const ownAsked = { type: 'own.asked' }
const save = { type: 'save.asked' }
const apply = { type: 'apply.pressed' }
const named = { type: 'name.changed', name: 'Mine' }
const submitted = { type: 'save.submitted' }
const given = (feed: typeof empty) => ({ type: 'feed.changed', feed })
const open = (key: string) => ({ type: 'category.opened', key })
const typed = (text: string) => ({ type: 'text.changed', text })
const entered = { type: 'text.submitted' }

describe('the builder', () => {
  /** What guards and branches read, no more: a builder has too many drafts to walk through each. */
  const facets = ({
    context,
    value,
  }: {
    context: ReturnType<typeof builderMachine.getInitialSnapshot>['context']
    value: unknown
  }) => {
    const isSaver = typeof value === 'object'
    const isDetail = value === 'detail'
    return [
      context.username,
      [context.held?.username, context.held?.at, context.held && Object.keys(context.held.draft).length > 0],
      Object.keys(context.draft).length > 0,
      isSaver || value === 'categories' ? context.feed.name : null,
      isSaver ? context.name : null,
      !isSaver && (context.texts.keywords ?? '').length > 200,
      isDetail
        ? [
            context.key,
            context.texts[context.key],
            (context.draft[context.key] as string[] | undefined)?.includes('Macro'),
          ]
        : null,
    ]
  }
  const paired = pairedWalks(builderMachine, cases, facets as never)
  const lapses = pairedWalks(builderMachine, lapseCases, facets as never)
  const covered = coverage(builderMachine, [...new Set([...paired.pairs, ...lapses.pairs])])
  const known = new Set(paired.walks.map(({ name }) => name))
  const passed = walks(builderMachine, loaderCases)
  const others = [...lapses.walks, ...passed].filter((walk) => !known.has(walk.name))
  for (const { name, events } of [...paired.walks, ...others]) {
    it(`${ids} ${name}`, async () => {
      const builder = start()
      await builder.walk(events, (soFar) => expect(seen(builder)).toEqual(outcomeOf(soFar)))
      covered.add(builder.walked)
    })
  }
  covered.prove()
})

describe('the loader of a builder', () => {
  const renaming = { type: 'rename.pressed', preset: oil, presets: [oil] }
  const atSaver = [came, given(oil), save]

  it('FED-12 forgets what was selected when it is left', async () => {
    const builder = await builderAfter(came, load)
    const { loader } = builder.snapshot().children
    loader?.send({ type: 'preset.pressed', id: 'oil' })
    await builder.step({ type: 'back.pressed' })
    expect([loader?.getSnapshot().context.selected, builder.said]).toEqual([undefined, [{ type: 'loader.reached' }]])
  })

  it.each([
    ['sees their presets', [came, load]],
    ['names a preset', atSaver],
    ['saves one', [...atSaver, named, submitted]],
    ['updates one', [...atSaver, { type: 'update.pressed' }]],
    ['chooses between two versions', [...atSaver, { type: 'update.pressed' }, contested]],
  ])('SES-03 forgets what was done there when the sign-in lapses while its user %s', async (_, events) => {
    const builder = await builderAfter(...events)
    const { loader } = builder.snapshot().children
    loader?.send(renaming as Parameters<typeof loader.send>[0])
    const before = loader?.getSnapshot().value
    await builder.step(lapsed)
    expect([before, loader?.getSnapshot().value]).toEqual(['renaming', 'resting'])
  })
})

describe('a draft', () => {
  it('FED-11 a draft is kept until it is applied, even if the feed gets another search meanwhile', async () => {
    const builder = await builderAfter(given(empty), added('gas'), { type: 'back.pressed' }, given(oil))
    expect([draftOf(builder.snapshot()), isUnapplied(builder.snapshot())]).toEqual([
      { keywords: ['gas'], queryLanguage: 2 },
      true,
    ])
    await builder.step(apply)
    expect(builder.said.slice(-2)).toEqual([
      { type: 'search.applied', search: { keywords: ['gas'], queryLanguage: 2 } },
      { type: 'builder.left' },
    ])
  })

  it('FED-11 a draft without changes follows the feed', async () => {
    const builder = await builderAfter(given(oil), added('gas'), given(oil), cleared, added('oil'), given(empty))
    expect([draftOf(builder.snapshot()), isUnapplied(builder.snapshot())]).toEqual([{}, false])
  })

  it('FED-08 FED-11 an applied draft includes what was typed and not submitted, in whichever category', async () => {
    const builder = await builderAfter(
      ...[given(oil), open('keywords'), typed(' rates '), { type: 'back.pressed' }],
      ...[open('tickers'), typed('brk.b'), { type: 'back.pressed' }, open('topics'), typed('Mac'), apply],
    )
    const now = builder.snapshot()
    expect([builder.said[0], now.context.texts]).toEqual([
      { type: 'search.applied', search: { keywords: ['oil', 'rates'], queryLanguage: 2, tickers: ['BRK.B'] } },
      { keywords: '', tickers: '', topics: 'Mac' },
    ])
  })

  it('FED-11 a draft that is too full for the typed words is not applied, and nothing of it is lost', async () => {
    const hundred = { type: 'set', key: 'keywords', values: Array.from({ length: 100 }, (_, i) => `w${i}`) }
    const builder = await builderAfter(
      ...[{ type: 'filters.changed', action: hundred }, open('keywords'), typed('gold'), apply],
    )
    expect([textOf(builder.snapshot()), activeIn(builder.snapshot()).length, builder.said]).toEqual([
      'gold',
      100,
      [{ type: 'filters.full' }],
    ])
  })

  it('SES-03 and a name are forgotten with the user, whatever is answered later', async () => {
    const builder = await builderAfter(
      came,
      given(oil),
      added('gas'),
      save,
      named,
      submitted,
      lapsed,
      forgotten,
      created,
    )
    expect([draftOf(builder.snapshot()), nameOf(builder.snapshot()), viewOf(builder.snapshot()), builder.said]).toEqual(
      [{ keywords: ['oil'], queryLanguage: 2 }, '', 'categories', []],
    )
  })

  const atSaver = [came, given(oil), added('gas'), save, named]

  it('SES-03 a draft is hidden while its user’s sign-in has lapsed, and is there when they are back', async () => {
    const builder = await builderAfter(...atSaver, lapsed)
    const unseen = [draftOf(builder.snapshot()), nameOf(builder.snapshot()), viewOf(builder.snapshot())]
    await builder.step(came)
    const seenAgain = [draftOf(builder.snapshot()), nameOf(builder.snapshot()), viewOf(builder.snapshot())]
    expect([unseen, seenAgain, builder.calls, builder.said]).toEqual([
      [{ keywords: ['oil'], queryLanguage: 2 }, '', 'categories'],
      [{ keywords: ['oil', 'gas'], queryLanguage: 2 }, 'Mine', 'saver'],
      [],
      [{ type: 'builder.resumed' }],
    ])
  })

  it('SES-03 FED-13 a draft whose saving met a lapse is saved when its user is back', async () => {
    const builder = await builderAfter(...atSaver, submitted, lapsed, given(empty), came, created)
    const input = { name: 'Mine', searchContext: { keywords: ['oil', 'gas'], queryLanguage: 2 } }
    expect([builder.calls.map((call) => call.input), builder.said]).toEqual([
      [input, input],
      [
        { type: 'builder.resumed' },
        { type: 'preset.saved', preset: { ...input, id: 'new-id' } },
        { type: 'builder.left' },
      ],
    ])
  })

  it.each([
    ['another user comes', bobCame],
    ['they are not awaited any longer', forgotten],
  ])('SES-03 of a user whose sign-in has lapsed is dropped when %s', async (_, event) => {
    const builder = await builderAfter(...atSaver, submitted, lapsed, event, lapsed, came)
    expect([draftOf(builder.snapshot()), nameOf(builder.snapshot()), builder.calls.length]).toEqual([
      { keywords: ['oil'], queryLanguage: 2 },
      '',
      1,
    ])
  })

  it('SES-03 FED-14 a draft that a visitor has built meanwhile takes precedence', async () => {
    const builder = await builderAfter(...atSaver, lapsed, given(empty), added('gold'), save, came)
    expect([draftOf(builder.snapshot()), nameOf(builder.snapshot()), viewOf(builder.snapshot())]).toEqual([
      { keywords: ['gold'], queryLanguage: 2 },
      '',
      'saver',
    ])
  })

  it('FED-14 survives the sign-in that it is to be saved by, and so does the slot', async () => {
    const builder = await builderAfter(given(empty), added('gas'), save, given(empty), came)
    expect([viewOf(builder.snapshot()), draftOf(builder.snapshot()), builder.said]).toEqual([
      'saver',
      { keywords: ['gas'], queryLanguage: 2 },
      [{ type: 'logIn.required' }],
    ])
  })

  it('FED-14 a draft is still there when LogIn is left, and a later sign-in does not open the presets', async () => {
    const builder = await builderAfter(
      given(empty),
      added('gas'),
      load,
      ownAsked,
      { type: 'logIn.left' },
      { type: 'back.pressed' },
      came,
    )
    expect([viewOf(builder.snapshot()), draftOf(builder.snapshot())]).toEqual([
      'categories',
      { keywords: ['gas'], queryLanguage: 2 },
    ])
  })

  it('FED-14 what a visitor begins with takes the place of a draft, and is what their feed searches for', async () => {
    const search = { topics: ['EARNINGS'] }
    const builder = await builderAfter(given(empty), added('gas'), load, { type: 'starter.pressed', search })
    expect([viewOf(builder.snapshot()), draftOf(builder.snapshot()), builder.said]).toEqual([
      'categories',
      search,
      [{ type: 'search.applied', search }, { type: 'builder.left' }],
    ])
  })

  it('FED-14 who leaves LogIn is back at what a visitor can begin with', async () => {
    const builder = await builderAfter(load, ownAsked, { type: 'logIn.left' })
    expect([viewOf(builder.snapshot()), builder.said]).toEqual(['starters', [{ type: 'logIn.required' }]])
  })

  it('FED-13 what is saved is what was sent, though the feed changes meanwhile', async () => {
    const builder = await builderAfter(came, given(oil), save, named, submitted, given(empty), created)
    expect(builder.said).toEqual([
      {
        type: 'preset.saved',
        preset: { id: 'new-id', name: 'Mine', searchContext: { keywords: ['oil'], queryLanguage: 2 } },
      },
      { type: 'builder.left' },
    ])
  })

  it('FED-13 ERR-07 a name that could not be saved is still there, and is sent once however often it is pressed', async () => {
    const builder = await builderAfter(came, given(oil), save, named, submitted, submitted, uncreated)
    expect([nameOf(builder.snapshot()), canSave(builder.snapshot()), builder.calls.length, builder.said]).toEqual([
      'Mine',
      true,
      1,
      [{ type: 'save.failed' }],
    ])
  })

  it('FED-13 without a filter there is nothing to save, for a member either', async () => {
    const without = await builderAfter(came, given(empty), save)
    const withOne = await builderAfter(came, given(empty), added('gas'), save)
    expect([without, withOne].map(({ snapshot }) => [canAskToSave(snapshot()), viewOf(snapshot())])).toEqual([
      [false, 'categories'],
      [true, 'saver'],
    ])
  })

  it('FED-13 only a feed that has a preset loaded can update it', async () => {
    const press = { type: 'update.pressed' }
    const without = await builderAfter(came, given(empty), added('gas'), save, press)
    const loaded = await builderAfter(came, given(oil), added('gas'), save, press, notUpdated, press, gone)
    expect([without.calls, loaded.calls.map(({ input }) => input), loaded.said]).toEqual([
      [],
      Array(2).fill({
        id: 'oil',
        searchContext: { keywords: ['oil', 'gas'], queryLanguage: 2 },
        base: { searchContext: oil.saved },
      }),
      [{ type: 'update.failed' }, { type: 'preset.gone', id: 'oil' }],
    ])
  })
})

describe('a category', () => {
  it('FED-08 takes what is typed once, as the field says, and ignores what is empty', async () => {
    const builder = await builderAfter(
      open('tickers'),
      ...[' brk.b ', 'BRK.B', '  ', 'aapl'].flatMap((text) => [typed(text), entered]),
    )
    expect([draftOf(builder.snapshot()), textOf(builder.snapshot()), builder.said]).toEqual([
      { tickers: ['BRK.B', 'AAPL'] },
      '',
      [],
    ])
  })

  it('FED-08 keeps what is typed for each category, and what does not fit', async () => {
    const hundred = {
      ...tooMany,
      action: { ...tooMany.action, values: Array.from({ length: 100 }, (_, i) => `w${i}`) },
    }
    const builder = await builderAfter(
      ...[hundred, open('keywords'), typed('gold'), entered],
      ...[{ type: 'back.pressed' }, open('tickers'), { type: 'back.pressed' }, open('keywords')],
    )
    expect([textOf(builder.snapshot()), activeIn(builder.snapshot()).length, builder.said]).toEqual([
      'gold',
      100,
      [{ type: 'filters.full' }],
    ])
  })

  it('FED-06 offers to select all, what is found, to clear, or nothing', async () => {
    const builder = await builderAfter(open('topics'))
    const offers: unknown[] = [allOffer(builder.snapshot(), topics)]
    for (const event of [{ type: 'all.pressed', options: topics }, typed('zebra')]) {
      await builder.step(event)
      offers.push(allOffer(builder.snapshot(), topics))
    }
    expect(offers).toEqual(['set', 'clear', undefined])
  })
})
