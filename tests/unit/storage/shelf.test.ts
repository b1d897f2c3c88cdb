import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createShelf } from '../../../src/adapters/session/shelf/shelf.ts'
import { browserEnvironment } from '../../../src/root/environment.ts'
import { ann } from '../../model/drive/people.ts'

const START = Date.parse('2026-11-23T09:00:00.000Z')
const MINUTE = 60_000

/** A browser's storage that survives between visits: texts, and a key store. */
function createBrowser() {
  const texts = new Map<string, string>()
  const keys = new Map<string, unknown>()
  const shelf = () =>
    createShelf(
      {
        lasting: {
          get: (name) => texts.get(name),
          set: (name, text) => texts.set(name, text) === texts,
          remove: (name) => void texts.delete(name),
          names: () => [...texts.keys()],
        },
        database: () => ({
          get: async <Value>(name: string) => keys.get(name) as Value | undefined,
          set: async (name, value) => void keys.set(name, value),
          clear: async () => keys.clear(),
        }),
      },
      browserEnvironment(),
    )
  return { texts, keys, shelf }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: START }))
afterEach(() => void vi.useRealTimers())

describe('the local session token', () => {
  it.each([
    ['a second before 5 minutes are over', 5 * MINUTE - 1_000, { user: ann, since: 1 }],
    ['a second after', 5 * MINUTE + 1_000, undefined],
  ])('SES-10 opens for 5 minutes: %s', async (_, later, kept) => {
    const { shelf } = createBrowser()
    await shelf().keep({ user: ann, since: 1 })
    vi.setSystemTime(START + later)
    expect((await shelf().recall()).kept).toEqual(kept)
  })

  it('SES-10 is a JWE with a direct symmetric key, which no script can read', async () => {
    const { shelf, texts, keys } = createBrowser()
    await shelf().keep({ user: ann, since: 1 })
    const [sealed = ''] = texts.values()
    const [head = '', encryptedKey] = sealed.split('.')
    const [key] = keys.values()
    expect({
      head: JSON.parse(Buffer.from(head, 'base64url').toString()),
      encryptedKey,
      parts: sealed.split('.').length,
      isKeyReadable: key instanceof CryptoKey && key.extractable,
      saysWho: [ann.email, ann.username].some((word) =>
        sealed.split('.').some((part) => Buffer.from(part, 'base64url').toString('latin1').includes(word)),
      ),
    }).toEqual({
      head: { alg: 'dir', enc: 'A256GCM' },
      encryptedKey: '',
      parts: 5,
      isKeyReadable: false,
      saysWho: false,
    })
  })

  it('SES-10 of another browser, or of a lost key, is dropped silently', async () => {
    const { shelf, keys } = createBrowser()
    await shelf().keep({ user: ann, since: 1 })
    keys.clear()
    expect(await shelf().recall()).toEqual({ kept: undefined })
  })

  it('SES-10 is removed on sign-out', async () => {
    const { shelf, texts } = createBrowser()
    await shelf().keep({ user: ann, since: 1 })
    shelf().drop('confirmed', 1)
    expect([await shelf().recall(), [...texts]]).toEqual([{ kept: undefined }, []])
  })
})
