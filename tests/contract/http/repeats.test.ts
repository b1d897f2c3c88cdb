import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Answer, demo, type Person, sharedBackend, type TestBackend } from '../backend.ts'
import { bodyOf, idIn } from '../presets/preset-cases.ts'

const ann = { email: 'ann@example.test', username: 'ann.trades', password: 'Some-Password-1' }
const written = { firstName: 'Ann', lastName: 'Lee', email: ann.email, message: 'Good morning.' }

let backend: TestBackend
beforeAll(async () => {
  backend = await sharedBackend()
})
beforeEach(() => backend.call('POST', '/mock/reset'))

const rowsOf = async (table: string) => (await backend.dump())[table]?.length
const statusOf = ({ status }: Answer) => status

describe('API-08 the same call with the same key', () => {
  const savePreset = async (key: string, name: string, who: Person = demo) =>
    backend.call('POST', '/api/feed-configuration', {
      body: await bodyOf(name, { keywords: ['oil'] }, undefined, { username: who.username, email: who.email }),
      token: (await backend.signIn(who)).token,
      headers: { 'idempotency-key': key },
    })

  it('it saves a preset once and returns its id; another key, preset or user saves another', async () => {
    await backend.register(ann)
    const before = (await rowsOf('presets')) ?? 0
    const first = idIn(await savePreset('one', 'Oil'))
    const others = [
      await savePreset('one', 'Oil'),
      await savePreset('two', 'Oil'),
      await savePreset('one', 'Gas'),
      await savePreset('one', 'Oil', ann),
    ].map(idIn)
    expect([others[0], new Set(others).size, await rowsOf('presets')]).toEqual([first, 4, before + 4])
  })

  it('it stores a message and mails it once, even on another day; another key sends it again', async () => {
    const send = (key: string) =>
      backend.call('POST', '/api/contact', { body: written, headers: { 'idempotency-key': key } })
    backend.clock.change({ now: Date.parse('2026-03-02T23:59:00.000Z'), rate: 0 })
    const first = await send('one')
    backend.clock.change({ now: Date.parse('2026-03-03T00:01:00.000Z') })
    const answers = [first, await send('one'), await send('two')]
    expect([answers.map(statusOf), await rowsOf('messages'), await rowsOf('mails')]).toEqual([[204, 204, 204], 2, 2])
  })

  it('it creates an account and mails its link once; with another key or password the name is taken', async () => {
    const signUp = (key: string, password = ann.password) =>
      backend.call('POST', '/api/user/create', { body: { ...ann, password }, headers: { 'idempotency-key': key } })
    const answers = [
      await signUp('one'),
      await signUp('one'),
      await signUp('two'),
      await signUp('one', 'Other-Password-1'),
    ]
    const made = { username: ann.username, email: ann.email }
    expect([answers.map(statusOf), answers[1]?.body, await rowsOf('mails')]).toEqual([[200, 200, 409, 409], made, 1])
  })

  it('it is refused with an invalid key', async () => {
    const headers = { 'idempotency-key': 'no key!' }
    const { status } = await backend.call('POST', '/api/contact', { body: written, headers })
    expect([status, await rowsOf('messages')]).toEqual([400, 0])
  })
})
