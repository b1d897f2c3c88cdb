import { hash } from '@node-rs/argon2'
import { expect } from 'vitest'
import { users } from '../../../mock-server/store/schema.ts'
import type { OverlayPage } from '../../../src/machines/overlay/overlay.machine.ts'
import { presetCount } from '../../../src/machines/presets/presets.machine.ts'
import type { ProfileDraft } from '../../../src/rules/account/profile.ts'
import type { Person, TestBackend } from '../../contract/backend.ts'
import type { App, Browser } from './browser.ts'
import type { createNetwork, Fault } from './network.ts'
import { type Form, screenOf } from './screen.ts'

export type World = {
  backend: TestBackend
  network: ReturnType<typeof createNetwork>
  browser: Browser
  person: Person
  /** Of the page that is open. */
  readonly app: App
}
type Step = (world: World) => unknown

/** How a page comes to make a call, and what becomes of it. */
export type Scene = {
  /** The requirements that its tests prove. */
  ids: string
  begin: Step
  act: Step
  /** Waits until the page shows that the call has failed, with all that was typed. */
  failed: Step
  /** The next try, where it is not `act` again. */
  again?: Step
  good: Step
  /** How often the call is made in the end; twice where nothing is said. */
  calls?: number
  /** What the backend holds in the end. */
  effects: Step
  /** … when the thing was done once. */
  once: unknown
  /** Where a fault leads to a good end by another way. */
  ways?: Partial<Record<Fault, Way>>
}

/** `go` instead of `again` and `good`. */
export type Way = { failed?: Step; go?: Step; calls?: number; once?: unknown }

type Screen = Form & {
  who?: 'member' | 'visitor'
  isSigningOut?: boolean
  at: string
  overlay?: OverlayPage
  notices?: string[]
}

/** Polls more often than `expect.poll` does by default: everything is in this process. */
export const eventually = <Value>(read: () => Value) => expect.poll(read, { interval: 5 })

/** Waits until the page shows exactly this: to a member where nothing is said, and neither notices nor problems. */
export const sees = ({ app }: World, expected: Screen) =>
  eventually(() => screenOf(app)).toEqual({ ...blank, ...expected })

const blank = { who: 'member', isSigningOut: false, isBusy: false, notices: [], problems: {} }

/** A visitor opens the overlay's LogIn. */
export async function openLogIn(world: World) {
  await world.browser.open('/about-us')
  await eventually(() => screenOf(world.app).who).toBe('visitor')
  world.app.overlay.send({ type: 'logIn.asked' })
}

/** Types into LogIn and sends it. */
export function signInBy({ app }: World, { email, password }: Pick<Person, 'email' | 'password'>) {
  app.logIn.send({ type: 'draft.changed', change: { email, password } })
  app.logIn.send({ type: 'form.submitted' })
}

/** An account whose e-mail is verified; its password takes little time to check. */
export async function addAccount({ backend, person: { email, username, password } }: World) {
  const passwordHash = await hash(password, { memoryCost: 8, timeCost: 1 })
  const account = { id: username, email, username, passwordHash, isVerified: true, createdAt: new Date() }
  await backend.database.insert(users).values(account)
}

/** Somebody with an account, who has signed in on an earlier visit. */
export async function openAsMember(world: World, address: string) {
  const { email, password } = world.person
  await addAccount(world)
  await fetch('/api/user/login', {
    method: 'POST',
    headers: { 'x-timezone': 'Etc/UTC', 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  await world.browser.open(address)
  await isMember(world)
}

/** The profile with this typed into its form. */
export async function openEdited(world: World, change: Partial<ProfileDraft>) {
  await openAsMember(world, '/profile')
  world.app.profile.send({ type: 'edit.pressed' })
  world.app.profile.send({ type: 'draft.changed', change })
}

/** The server has said who is here, and which presets they have. */
export const isMember = ({ app }: World) => eventually(() => presetCount(app.presets.getSnapshot())).toBe(0)
