import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createActor, sendTo, setup } from 'xstate'
import { createPasswordLayers } from '../../../src/root/shared/unsaved.ts'

/** The layers of the password page at an address, and what a chart that invokes them is sent. */
function startAt(address: string) {
  const history = createMemoryHistory({ initialEntries: [address] })
  const sent: string[] = []
  const page = setup({ actors: { layers: createPasswordLayers(history) } }).createMachine({
    invoke: { id: 'layers', src: 'layers' },
    on: {
      'layer.*': { actions: sendTo('layers', ({ event }) => event) },
      '*': { actions: ({ event: { type } }) => void sent.push(type) },
    },
  })
  const actor = createActor(page).start()
  onTestFinished(() => void actor.stop())
  return {
    history,
    sent,
    enter: (layer: string) => actor.send({ type: 'layer.entered', layer }),
    leave: () => actor.send({ type: 'layer.left' }),
  }
}
const path = '/profile/reset-password-request'

it('PWD-01 Back leaves a part of the password page, and Forward leads to it again', async () => {
  const { history, sent, enter } = startAt(path)
  enter('ChangePassword')
  sent.length = 0
  history.back()
  await vi.waitFor(() => expect(sent).toEqual(['back.asked']))
  history.forward()
  await vi.waitFor(() => expect(sent).toEqual(['back.asked', 'change.asked']))
})

it('PWD-01 a part that is entered again has one entry, which goes when it is left', async () => {
  const { history, enter, leave } = startAt(path)
  const before = history.length
  enter('ResetPasswordRequest')
  enter('ResetPasswordRequest')
  expect([history.length - before, history.location.state]).toEqual([
    1,
    expect.objectContaining({ layer: 'ResetPasswordRequest' }),
  ])
  leave()
  await vi.waitFor(() => expect(history.location.state).not.toHaveProperty('layer'))
})

it('PWD-01 where Back leads to another page, the password page is sent nothing', async () => {
  const { history, sent } = startAt('/about-us')
  history.push(path)
  sent.length = 0
  history.back()
  await vi.waitFor(() => expect(history.location.pathname).toBe('/about-us'))
  expect(sent).toEqual([])
})
