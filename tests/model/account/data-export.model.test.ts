import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { dataExportMachine, isSaving } from '../../../src/machines/account/data-export.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { silent } from '../drive/people.ts'
import { walks } from '../drive/walks.ts'

const asked = { type: 'export.asked' }
const saved = { type: 'xstate.done.actor.saveExport' }
const failed = { type: 'xstate.error.actor.saveExport', error: silent }
const left = { type: 'user.changed' }

function outcomeOf(events: AnyEventObject[]) {
  const said: AnyEventObject[] = []
  let calls = 0
  let isOnItsWay = false
  for (const event of events) {
    if (event === asked && !isOnItsWay) calls += 1
    if (event === saved) said.push({ type: 'export.saved' })
    if (event === failed) said.push({ type: 'export.failed' })
    isOnItsWay = event === asked
  }
  return { isSaving: isOnItsWay, said, calls }
}

const start = () => drive(dataExportMachine, { promises: ['saveExport'] })
const seen = ({ snapshot, said, calls }: ReturnType<typeof start>) => ({
  isSaving: isSaving(snapshot()),
  said: [...said],
  calls: calls.length,
})

describe('data export', () => {
  const covered = coverage(dataExportMachine)
  for (const { name, events } of walks(dataExportMachine, [asked, saved, failed, left])) {
    it(`ERR-07 ${name}`, async () => {
      const dataExport = start()
      await dataExport.walk(events, (soFar) => expect(seen(dataExport)).toEqual(outcomeOf(soFar)))
      covered.add(dataExport.walked)
    })
  }
  covered.prove()
})

describe('an export', () => {
  it('is asked for once however often it is pressed, and can be asked for again when it failed', async () => {
    const dataExport = start()
    await dataExport.walk([asked, asked, failed, asked, saved])
    expect(seen(dataExport)).toEqual({
      isSaving: false,
      said: [{ type: 'export.failed' }, { type: 'export.saved' }],
      calls: 2,
    })
  })

  it.each([saved, failed])(
    'SES-03 an export that is answered ($type) after signing out is not reported',
    async (late) => {
      const dataExport = start()
      await dataExport.walk([asked, left, late])
      expect(seen(dataExport)).toEqual({ isSaving: false, said: [], calls: 1 })
    },
  )
})
