import { expect, it } from 'vitest'
import { createChoices } from '../../../src/adapters/shared/choices.ts'
import { createStorage } from '../../../src/adapters/storage/storage.ts'
import { createKeptDesks } from '../../../src/root/desks/kept-desks.ts'
import { type DeskEdit, type Desks, firstContent, firstDesks } from '../../../src/rules/desks/desks.ts'
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
      const edit = (owner: string, edit: DeskEdit, current = 'desk-1') =>
        kept.edit({ owner, desks: firstDesks(firstContent), current, edit })
      return { ...kept, edit, news, ofTheTab }
    },
  }
}
const namesOf = (desks: Desks = []) => desks.map(({ name }) => name)
const add: DeskEdit = { does: 'add', content: firstContent }

it('DSK-03 readers have their own desks, which all windows have, and each window its own current one', () => {
  const { open } = browser()
  const [one, other] = [open(), open()]
  expect([one.recall('ann'), one.recall('')]).toEqual([undefined, undefined])
  expect(one.edit('ann', add).current).toBe('desk-2')
  expect(other.edit('ann', { does: 'rename', id: 'desk-1', name: 'Banks' })).toMatchObject({ current: undefined })
  one.show('ann', [], 'desk-2')
  expect([one, other].map((window) => window.recall('ann')?.current)).toEqual(['desk-2', 'desk-1'])
  expect([namesOf(one.recall('ann')?.desks), one.recall('ben')]).toEqual([['Banks', 'Desk 2'], undefined])
  expect(open(one.ofTheTab).recall('ann')?.current).toBe('desk-2')
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
  expect([other.recall(''), other.news, namesOf(open(one.ofTheTab).recall('')?.desks)]).toEqual([
    undefined,
    [],
    ['Desk 1', 'Desk 2'],
  ])
})
