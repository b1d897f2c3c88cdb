import type { SiteStorage } from '../../contract/shared/storage.ts'
import { seenFormsMachine } from '../../machines/drafts/seen-forms.machine.ts'
import { createDrafts } from '../drafts/drafts.ts'
import { createLeaving } from '../shared/unsaved.ts'
import type { Root } from '../start.ts'
import { draftWires } from '../wires/drafts.ts'
import { callWires, formWires, returnWires, signUpWires } from '../wires/forms.ts'
import { formNoticeWires } from '../wires/forms-notices.ts'
import { meterWires, seenWires, userWires } from '../wires/forms-values.ts'
import { createForms, type FormsReach } from './form-charts.ts'

/** Starts the charts of everything about accounts, which waits until somebody asks for it. */
export function startForms(
  root: Pick<Root, 'admit'>,
  { storage, ...reach }: FormsReach & { storage: Pick<SiteStorage, 'ofTheTab'> },
) {
  return root.admit(
    {
      ...createForms(reach),
      leaving: createLeaving(reach.history),
      seenForms: { logic: seenFormsMachine },
      drafts: createDrafts(storage, reach.environment),
    },
    {
      wires: [
        ...[...formWires, ...returnWires, ...signUpWires, ...seenWires, ...userWires, ...meterWires],
        ...[...callWires, ...draftWires, ...formNoticeWires],
      ],
    },
  )
}
