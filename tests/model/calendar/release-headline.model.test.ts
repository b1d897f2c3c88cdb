import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { releaseHeadlineMachine, soughtOf } from '../../../src/machines/calendar/release-headline.machine.ts'
import { newsItem } from '../../unit/feed/news-item.ts'
import { coverage, drive } from '../drive/drive.ts'
import { silent } from '../drive/people.ts'
import { walks } from '../drive/walks.ts'

const asked = { type: 'headline.asked', says: 'cpi', id: 'cpi' }
const askedOther = { type: 'headline.asked', says: 'jobs', id: 'jobs' }
const listed = { type: 'rows.changed', says: 'listed', slot: 1, ids: ['a', 'report'] }
const gone = { type: 'rows.changed', says: 'gone', slot: 1, ids: ['a'] }
const inPit = { type: 'rows.changed', says: 'in the News Pit', slot: 'newsPit', ids: ['report'] }
const opened = { type: 'opened.changed', says: 'opened', slot: 1, ids: ['report'] }
const found = { type: 'xstate.done.actor.findHeadline', says: 'found', output: newsItem('report') }
const none = { type: 'xstate.done.actor.findHeadline', says: 'none', output: undefined }
const failed = { type: 'xstate.error.actor.findHeadline', error: silent }
const cases = [asked, askedOther, listed, gone, inPit, opened, found, none, failed]

function outcomeOf(events: AnyEventObject[]) {
  let sought: string | undefined
  let [isListed, isOpened] = [false, false]
  const [calls, said]: [unknown[], unknown[]] = [[], []]
  const answer = (output: unknown) => {
    sought = undefined
    if (output === undefined) said.push({ type: 'headline.missed' })
    else if (!isListed) said.push({ type: 'place.asked', path: '/news-pit/report' })
    else {
      if (!isOpened) said.push({ type: 'row.closed', slot: 1, id: 'report' })
      said.push({ type: 'row.asked', slot: 1, id: 'report' })
    }
  }
  for (const received of events) {
    if (received.type === 'headline.asked') {
      sought = received.id
      calls.push({ port: 'findHeadline', input: received.id })
    }
    if (received.type === 'rows.changed' && received.slot === 1) isListed = received.ids.includes('report')
    if (received.type === 'opened.changed') isOpened = true
    if (received.type === found.type) answer(received.output)
    if (received.type === failed.type) {
      sought = undefined
      said.push({ type: 'find.failed' })
    }
  }
  return { sought, calls, said }
}

const start = () => drive(releaseHeadlineMachine, { promises: ['findHeadline'] })
const seen = ({ snapshot, calls, said }: ReturnType<typeof start>) => ({
  sought: soughtOf(snapshot()),
  calls: [...calls],
  said: [...said],
})

describe('the headline of a release', () => {
  const covered = coverage(releaseHeadlineMachine)
  for (const { name, events } of walks(releaseHeadlineMachine, cases)) {
    it(`CHT-02 headline of a release: ${name}`, async () => {
      const walked = start()
      await walked.walk(events, (soFar) => expect(seen(walked)).toEqual(outcomeOf(soFar)))
      covered.add(walked.walked)
    })
  }
  it('CAL-17 leads to the first feed that lists it, whichever feed has changed last', async () => {
    const walked = start()
    await walked.walk([{ ...listed, slot: 2 }, inPit, listed, { ...gone, slot: 0 }, asked, found])
    covered.add(walked.walked)
    expect(walked.said).toEqual([
      { type: 'row.closed', slot: 1, id: 'report' },
      { type: 'row.asked', slot: 1, id: 'report' },
    ])
  })

  it('CAL-17 a row that is open is not closed', async () => {
    const walked = start()
    await walked.walk([listed, opened, asked, found])
    covered.add(walked.walked)
    expect(walked.said).toEqual([{ type: 'row.asked', slot: 1, id: 'report' }])
  })

  covered.prove()
})
