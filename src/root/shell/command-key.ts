import type { SnapshotFrom } from 'xstate'
import { areSinglesOn, changesOf } from '../../machines/shell/keys.machine.ts'
import { hasAlt, ownKeyOf } from '../../rules/shared/feed-keys.ts'
import type { Ref } from '../charts.ts'

/** LAY-27, LAY-33: the key that a command has by itself, of the command that the pressed one gives; undefined where single keys are off, or for a key that its command has no longer. */
export const commandKeyOf = (keys: SnapshotFrom<Ref<'keys'>>, pressed: string) =>
  areSinglesOn(keys) || hasAlt(pressed) ? ownKeyOf(pressed, changesOf(keys)) : undefined
