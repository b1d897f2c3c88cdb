import { expect, it, vi } from 'vitest'
import { createChoices } from '../../../src/adapters/shared/choices.ts'
import { createStorage } from '../../../src/adapters/storage/storage.ts'
import type { Alert, Rang } from '../../../src/contract/alerts/alerts.ts'
import { createKeptAlerts } from '../../../src/root/alerts/kept-alerts.ts'
import { edited, noAlerts } from '../../../src/rules/alerts/alerts.ts'
import { freshIn, withRang } from '../../../src/rules/alerts/rang.ts'
import { createSite, createTexts, createTime, openPage } from '../../model/drive/page.ts'

/** Windows of one browser, whose visitor allows storage unless said otherwise. */
function browser({ functionality = true } = {}) {
  const [site, time] = [createSite(), createTime()]
  return {
    time,
    open(visibilityState: DocumentVisibilityState = 'visible') {
      const { environment, page } = openPage('/', { site, ofTheTab: createTexts(), time, fetch })
      Object.assign(page.document, { visibilityState })
      const choices = createChoices(createStorage(environment), environment)
      choices.keepConsent({ functionality, thirdParty: false })
      const kept = createKeptAlerts(choices, environment)
      const news: string[] = []
      kept.watch(({ type }) => news.push(type))
      const add = (owner: string, value: string) =>
        kept.change(owner, (before = noAlerts) => edited(before, { does: 'add', alert: { kind: 'words', value } }))
      const claim = (rang: Rang[]) =>
        kept.claim('ann', (before) => ({ rang: withRang(before, rang), fresh: freshIn(before, rang) }))
      const allow = () => choices.keepConsent({ functionality: true, thirdParty: false })
      return { ...kept, news, add, claim, allow }
    },
  }
}
const valuesOf = (alerts: readonly Alert[] = []) => alerts.map(({ value }) => value)
const rang = (id: string): Rang => ({
  ...{ id, at: 1, title: id, articleSource: 'Wire' },
  ...{ why: ['oil'], how: 'rung' },
})

it('ALT-01 what two windows add is kept together, and each is informed of the other', async () => {
  const { open } = browser()
  const [one, other] = [open(), open()]
  await Promise.all([one.add('ann', 'oil'), other.add('ann', 'gas'), one.add('', 'gold')])
  expect([valuesOf(other.alertsOf('ann')?.alerts), valuesOf(other.alertsOf('')?.alerts)]).toEqual([
    ['oil', 'gas'],
    ['gold'],
  ])
  await one.add('ann', 'coal')
  expect(valuesOf(other.alertsOf('ann')?.alerts)).toEqual(['oil', 'gas', 'coal'])
  expect([one.news.length, other.news.length]).toEqual([1, 3])
  expect(open().alertsOf('ben')).toBeUndefined()
})

it('ALT-01 without consent alerts are those of the tab', async () => {
  const { open } = browser({ functionality: false })
  const [one, other] = [open(), open()]
  await one.add('ann', 'oil')
  expect([valuesOf(one.alertsOf('ann')?.alerts), other.alertsOf('ann')]).toEqual([['oil'], undefined])
})

it('ALT-01 what a tab has without consent joins what another tab keeps once that has given it', async () => {
  const { open } = browser({ functionality: false })
  const [one, other] = [open(), open()]
  await one.add('', 'sigma')
  await one.add('', 'tau')
  other.allow()
  await other.add('', 'phi')
  await vi.waitFor(() => expect(valuesOf(other.alertsOf('')?.alerts)).toEqual(['phi', 'sigma', 'tau']))
  await one.add('', 'chi')
  expect(valuesOf(one.alertsOf('')?.alerts)).toEqual(['phi', 'sigma', 'tau', 'chi'])
  await one.change('', (before = noAlerts) =>
    edited(before, { does: 'remove', alert: { kind: 'words', value: 'tau' } }),
  )
  await other.add('', 'psi')
  expect(valuesOf(one.alertsOf('')?.alerts)).toEqual(['phi', 'sigma', 'chi', 'psi'])
})

it('ALT-02 of what all windows find, one rings each headline', async () => {
  const { open } = browser()
  const windows = [open(), open(), open()]
  const claimed = await Promise.all(windows.map(({ claim }) => claim([rang('a'), rang('b')])))
  expect(claimed.map(({ fresh }) => fresh.map(({ id }) => id))).toEqual([['a', 'b'], [], []])
  expect(windows.map(({ rangOf }) => rangOf('ann').map(({ id }) => id))).toEqual([
    ['a', 'b'],
    ['a', 'b'],
    ['a', 'b'],
  ])
})

it('ALT-02 a window that is not in sight leaves a headline to one that is', async () => {
  const { open, time } = browser()
  const hidden = open('hidden').claim([rang('a')])
  const { fresh } = await open().claim([rang('a')])
  time.clock.increment(300)
  expect([fresh.length, (await hidden).fresh.length]).toEqual([1, 0])
})

it('ALT-02 a window that is not in sight rings where there is no other', async () => {
  const { open, time } = browser()
  const hidden = open('hidden').claim([rang('a')])
  time.clock.increment(300)
  expect((await hidden).fresh).toEqual([rang('a')])
})

it('ALT-04 what rang is cleared in all windows', async () => {
  const { open } = browser()
  const [one, other] = [open(), open()]
  await one.claim([rang('a')])
  await other.clearRang('ann')
  expect([one.rangOf('ann'), one.news, other.news]).toEqual([[], ['rang.changed'], ['rang.changed']])
})
