import { describe, expect, it } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import {
  folderOf,
  formIdOf,
  isSaving,
  nameOf,
  problemOf,
  sourceFormMachine,
} from '../../../src/machines/sources/source-form.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { walks } from '../drive/walks.ts'

const pressed = (id: string, name: string, folder: string) => ({
  ...{ type: 'rename.pressed', says: id },
  source: { id, name, folder },
})
const named = { kind: 'named', id: 'fed', name: 'Fed', folder: 'Banks' }
const ended = (type: 'edit.saved' | 'edit.failed', says: string, edit: object) => ({ type, says, edit, words: 'No.' })
const others = [
  { kind: 'named', id: 'ecb', name: '', folder: '' },
  { kind: 'removed', id: 'fed' },
]
const cases = [
  ...[{ type: 'reader.changed' }, pressed('fed', 'F', 'Banks'), pressed('ecb', '', '')],
  ...[
    { type: 'name.changed', name: ' Fed ' },
    { type: 'folder.changed', folder: ' Banks' },
  ],
  ...[{ type: 'form.submitted' }, { type: 'form.left' }],
  ...(['edit.saved', 'edit.failed'] as const).flatMap((type) =>
    [named, ...others].map((edit) => ended(type, `${edit.kind} ${edit.id}`, edit)),
  ),
]

/** What is typed stays until it is saved, or the form is left. */
function outcomeOf(events: AnyEventObject[]) {
  const said: AnyEventObject[] = []
  let [id, name, folder, before, problem, saves] = ['', '', '', '', '', false]
  const close = () => {
    ;[id, name, folder, problem, saves] = ['', '', '', '', false]
  }
  const now = () => `${name.trim()} in ${folder.trim()}`
  const isOurs = ({ edit }: AnyEventObject) => saves && edit.kind === 'named' && edit.id === id
  for (const event of events) {
    const isEdited = id !== '' && !saves
    if (event.type === 'reader.changed') close()
    if (event.type === 'rename.pressed' && !saves) {
      ;({ id, name, folder } = event.source)
      ;[before, problem] = [now(), '']
    }
    if (event.type === 'name.changed' && isEdited) [name, problem] = [event.name, '']
    if (event.type === 'folder.changed' && isEdited) [folder, problem] = [event.folder, '']
    if (event.type === 'form.left' && isEdited) close()
    if (event.type === 'form.submitted' && isEdited) {
      if (now() === before) close()
      else {
        saves = true
        said.push({ type: 'edit.made', edit: { kind: 'named', id, name: name.trim(), folder: folder.trim() } })
      }
    }
    if (event.type === 'edit.saved' && isOurs(event)) close()
    if (event.type === 'edit.failed' && isOurs(event)) [problem, saves] = ['No.', false]
  }
  return { said, id, name, folder, problem, saves }
}

const seen = ({ snapshot, said }: ReturnType<typeof drive<typeof sourceFormMachine>>) => ({
  ...{ said, id: formIdOf(snapshot()), name: nameOf(snapshot()), folder: folderOf(snapshot()) },
  ...{ problem: problemOf(snapshot()), saves: isSaving(snapshot()) },
})

describe('the form of a source', () => {
  const covered = coverage(sourceFormMachine)
  const facets = ({ context: { id, name, folder } }: AnyMachineSnapshot) => [id, name, folder]
  for (const { name, events } of walks(sourceFormMachine, cases, facets)) {
    it(`SRC-05 form: ${name}`, async () => {
      const form = drive(sourceFormMachine)
      await form.walk(events, (soFar) => expect(seen(form)).toEqual(outcomeOf(soFar)))
      covered.add(form.walked)
    })
  }
  covered.prove()
})
