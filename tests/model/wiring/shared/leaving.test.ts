import { it, onTestFinished, vi } from 'vitest'
import { isLive } from '../../../../src/machines/feed/live-feed.machine.ts'
import { newsItem } from '../../../unit/feed/news-item.ts'
import { annFirst } from '../../drive/people.ts'
import { createBrowser } from '../../faults/browser.ts'
import { eventually } from '../../faults/scene.ts'

it('FED-16 LEG-04 what is on the screen is kept when the page is left, until consent is withdrawn', async () => {
  const browser = createBrowser()
  onTestFinished(browser.close)
  vi.stubGlobal('fetch', () => new Promise<never>(() => undefined))
  const kept = () => JSON.stringify([...browser.database])
  browser.news([newsItem('a', { title: 'Seen for a moment' })])
  await browser.open('/terminal')
  const { consent, session, feeds } = browser.app()
  consent.send({ type: 'all.allowed' })
  session.send({ type: 'signIn.given', signIn: annFirst })
  await eventually(() => isLive(feeds[0].getSnapshot())).toBe(true)
  // the worker's code comes late
  await eventually(() => {
    dispatchEvent(new Event('pagehide'))
    return kept()
  }).toContain('Seen for a moment')
  consent.send({ type: 'necessary.kept' })
  await eventually(kept).not.toContain('Seen for a moment')
})
