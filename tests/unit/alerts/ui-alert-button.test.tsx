// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fromCallback, fromPromise } from 'xstate'
import type { Alert, KeptAlerts } from '../../../src/contract/alerts/alerts.ts'
import { alertsMachine } from '../../../src/machines/alerts/alerts.machine.ts'
import type { Keeping, Read } from '../../../src/machines/alerts/alerts-parts.ts'
import { type RingerEvent, ringingMachine, type WatchEvent } from '../../../src/machines/alerts/ringing.machine.ts'
import { edited, noAlerts } from '../../../src/rules/alerts/alerts.ts'
import { alertButtonOf } from '../../../src/ui/alerts/AlertButton.tsx'
import { show } from '../markets/ui-charts.tsx'

const silence = () => undefined
const banks: Alert = { kind: 'list', value: 'banks' }

it('ALT-06 the button says of what it is and whether it is on, and comes once that is known', async () => {
  let kept: KeptAlerts = noAlerts
  const actors = {
    readAlerts: fromPromise<Read, string>(async () => ({ kept, permission: 'default' })),
    keepEdit: fromPromise<KeptAlerts, Keeping>(async ({ input }) => {
      kept = edited(kept, input.edit)
      return kept
    }),
    watchWindows: fromCallback(silence),
  }
  const ports = { watchHeadlines: fromCallback<WatchEvent>(silence), ringer: fromCallback<RingerEvent>(silence) }
  let come = silence
  await show((root) => {
    const charts = root.admit({
      alerts: { logic: alertsMachine.provide({ actors }) },
      ringing: { logic: ringingMachine.provide({ actors: ports }) },
    })
    come = () => charts.alerts.send({ type: 'reader.changed', owner: 'ann' }) as undefined
    const AlertButton = alertButtonOf(charts)
    return <AlertButton alert={banks} name="Banks" tool="tool" />
  })
  const seen = () => screen.queryAllByRole('button').map((one) => [one.ariaLabel, one.ariaPressed, one.title])
  const before = seen()
  await act(async () => come())
  const off = seen()
  await userEvent.setup().click(screen.getByRole('button'))
  expect([before, off, seen(), kept.alerts]).toEqual([
    [],
    [['Alert me about Banks', 'false', 'Alert me: ring for new headlines about Banks']],
    [['Alert me about Banks', 'true', 'Alerts on: new headlines about Banks ring']],
    [banks],
  ])
})
