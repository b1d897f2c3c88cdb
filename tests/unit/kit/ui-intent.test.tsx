// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ComponentType, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useOpening } from '../../../src/ui/kit/focus/useOpening.ts'
import { Gate } from '../../../src/ui/kit/Gate.tsx'
import type { LazyPart } from '../../../src/ui/kit/lazy.ts'
import { whenSeen } from '../../../src/ui/kit/when-seen.ts'
import { show } from '../markets/ui-charts.tsx'

let arrive: (part: ComponentType) => void
let calls = 0
const part: LazyPart<ComponentType> = {
  name: 'part',
  load: () => {
    calls++
    return new Promise((resolve) => {
      arrive = resolve
    })
  },
}
beforeEach(() => {
  calls = 0
})
afterEach(() => vi.unstubAllGlobals())

function Opener() {
  const { part: Part, intent, isLoading, press } = useOpening(part)
  return Part ? (
    <Part />
  ) : (
    <button type="button" {...intent} aria-busy={isLoading} onClick={press}>
      Open
    </button>
  )
}
const opener = () => screen.getByRole('button', { name: 'Open' })

it.each([
  ['a pointer', () => userEvent.hover(opener())],
  ['the focus', () => userEvent.tab()],
])('LAY-25 the code of a menu is fetched when %s comes to its button, which stays as it is', async (_, come) => {
  await show(<Opener />)
  const before = calls
  await come()
  await act(async () => arrive(() => <p>Menu</p>))
  expect([before, calls, opener().ariaBusy]).toEqual([0, 1, 'false'])
})

it('LAY-25 a press on a menu that is not there is answered at once, and opens it when it has come', async () => {
  await show(<Opener />)
  await userEvent.click(opener())
  const busy = opener().ariaBusy
  await act(async () => arrive(() => <p>Menu</p>))
  expect([busy, screen.getByText('Menu').tagName]).toEqual(['true', 'P'])
})

function Page() {
  const [isOpen, open] = useState(false)
  return (
    <>
      <button type="button" onClick={() => open(true)}>
        Open
      </button>
      <Gate code={part} isOpen={isOpen} onAbsence={() => open(false)} />
    </>
  )
}

it('LAY-25 a dialog whose code is on its way is announced until it is there', async () => {
  await show(<Page />)
  const before = screen.queryByRole('status')
  await userEvent.click(opener())
  const words = screen.getByRole('status').textContent
  await act(async () => arrive(() => <p>Dialog</p>))
  expect([before, words, screen.queryByRole('status'), screen.getByText('Dialog').tagName]).toEqual([
    null,
    'Loading…',
    null,
    'P',
  ])
})

it('LAY-25 a panel out of sight waits until a part of it is seen, once', () => {
  let see: (entries: { isIntersecting: boolean }[]) => void = () => undefined
  const done: string[] = []
  class Sight {
    constructor(report: typeof see) {
      see = report
    }
    observe = () => done.push('observed')
    disconnect = () => done.push('left')
  }
  vi.stubGlobal('IntersectionObserver', Sight)
  const element = document.createElement('div')
  const stop = whenSeen(element, () => done.push('seen'))
  see([{ isIntersecting: false }])
  see([{ isIntersecting: false }, { isIntersecting: true }])
  stop?.()
  whenSeen(null, () => done.push('nowhere'))
  expect(done).toEqual(['observed', 'left', 'seen', 'left', 'nowhere'])
})
