import { expect, it } from 'vitest'
import { createChoices } from '../../../src/adapters/shared/choices.ts'
import { createStorage } from '../../../src/adapters/storage/storage.ts'
import { createKeptDesks } from '../../../src/root/desks/kept-desks.ts'
import { type DeskOrder, type Desks, firstContent, firstDesks } from '../../../src/rules/desks/desks.ts'
import { createSite, createTexts, createTime, openPage } from '../../model/drive/page.ts'

/** Windows of one browser. */
function browser({ functionality = true } = {}) {
  const [site, time] = [createSite(), createTime()]
  return {
    open(ofTheTab = createTexts()) {
      const { environment } = openPage('/', { site, ofTheTab, time, fetch })
      const choices = createChoices(createStorage(environment), environment)
      choices.keepConsent({ functionality, thirdParty: false })
      const kept = createKeptDesks(choices, environment)
      const news: [string, string[]][] = []
      kept.watch((owner, desks) => news.push([owner, namesOf(desks)]))
      const edit = (owner: string, edit: DeskOrder, current = 'desk-1') =>
        kept.edit({ owner, desks: firstDesks(firstContent), current, edit })
      return { ...kept, edit, news, ofTheTab }
    },
  }
}
const nothing = { kept: undefined, seenIn: 'browser' }
const namesOf = (desks: Desks = []) => desks.map(({ name }) => name)
const add: DeskOrder = { does: 'add', content: firstContent }

it('DSK-03 readers have their own desks, which all windows have, and each window its own current one', () => {
  const { open } = browser()
  const [one, other] = [open(), open()]
  expect([one.recall('ann'), one.recall('')]).toEqual([nothing, nothing])
  const { current = '' } = one.edit('ann', add)
  expect(current).toMatch(/^\d+(-\d+){3}$/)
  expect(other.edit('ann', { does: 'rename', id: 'desk-1', name: 'Banks' })).toMatchObject({ current: undefined })
  one.show('ann', [], current)
  expect([one, other].map((window) => window.recall('ann').kept?.current)).toEqual([current, 'desk-1'])
  expect([namesOf(one.recall('ann').kept?.desks), one.recall('ben')]).toEqual([['Banks', 'Desk 2'], nothing])
  const seen = [open(one.ofTheTab), open()].map((window) => window.recall('ann'))
  expect(seen).toMatchObject([
    { kept: { current }, seenIn: 'tab' },
    { kept: { current }, seenIn: 'browser' },
  ])
})

it('DSK-03 a tab whose desk was deleted while it was closed shows another as that is, and puts nothing on it', () => {
  const { open } = browser()
  const [one, other] = [open(), open()]
  const { current = '' } = one.edit('', add)
  one.show('', [], current)
  other.edit('', { does: 'delete', id: current })
  expect(open(one.ofTheTab).recall('')).toMatchObject({
    kept: { desks: [{ id: 'desk-1' }], current },
    seenIn: 'browser',
  })
})

it('DSK-03 what a window changes the others are informed of', () => {
  const { open } = browser()
  const [one, other] = [open(), open()]
  one.edit('ann', add)
  one.show('ann', [], 'desk-1')
  expect([one.news, other.news]).toEqual([[], [['ann', ['Desk 1', 'Desk 2']]]])
})

it('DSK-03 without consent desks are those of the tab, which survive its reload', () => {
  const { open } = browser({ functionality: false })
  const [one, other] = [open(), open()]
  one.edit('', add)
  expect([other.recall(''), other.news, namesOf(open(one.ofTheTab).recall('').kept?.desks)]).toEqual([
    nothing,
    [],
    ['Desk 1', 'Desk 2'],
  ])
})

it('DSK-02 a desk that is brought back is seen where it was, and no other desk ever has its id', () => {
  const one = browser().open()
  const { current = '', desks } = one.edit('ann', add)
  const [, desk] = desks
  if (!desk) throw new Error('No desk was added.')
  one.edit('ann', { does: 'delete', id: current })
  const other = one.edit('ann', add)
  expect(other.current).not.toBe(current)
  const restore = { does: 'restore', desk, at: 1 } as const
  expect(one.edit('ann', { ...restore, shows: 'another' }).current).toBeUndefined()
  one.edit('ann', { does: 'delete', id: current })
  expect(one.edit('ann', { ...restore, shows: 'it' })).toMatchObject({ current, desks: [{}, { id: current }, {}] })
})
