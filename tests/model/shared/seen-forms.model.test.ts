import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { seenFormsMachine } from '../../../src/machines/drafts/seen-forms.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { walks } from '../drive/walks.ts'

const cases = [
  'dialog.opened',
  'dialog.closed',
  'page.entered',
  'page.left',
  'passwordPage.entered',
  'passwordPage.left',
].map((type) => ({ type }))

function outcomeOf(events: AnyEventObject[]) {
  const said: AnyEventObject[] = []
  const seen = new Set<string>()
  for (const { type } of events) {
    const [form = '', what] = type.split('.')
    if (what === 'opened' || what === 'entered') seen.add(form)
    else if (seen.delete(form)) {
      if (form === 'passwordPage') said.push({ type: 'passwordForm.left' })
      else if (!seen.has('dialog') && !seen.has('page')) said.push({ type: 'forms.left' })
    }
  }
  return said
}

describe('the forms that are seen', () => {
  const covered = coverage(seenFormsMachine)
  for (const { name, events } of walks(seenFormsMachine, cases)) {
    it(`OVL-04 OVL-09 PWD-01 ${name}`, async () => {
      const { walk, said, walked } = drive(seenFormsMachine)
      await walk(events, (soFar) => expect(said).toEqual(outcomeOf(soFar)))
      covered.add(walked)
    })
  }
  covered.prove()
})
