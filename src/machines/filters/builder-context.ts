import type { FilterKey, FilterOption } from '../../contract/filters/filters.ts'
import type { FeedConfiguration } from '../../contract/shared/feed-configuration.ts'
import type { SearchContext } from '../../contract/shared/search-context.ts'
import type { Feed } from '../../contract/shared/workspace.ts'
import type { ListAction } from '../../rules/filters/filters.ts'
import type { LoaderReport } from './loader-parts.ts'

export type Preset = FeedConfiguration
export type Options = readonly FilterOption[]
/**
 * `feed` is what the workspace has, `draft` what it would have by applying, `sent` what is being saved, `elsewhere` what somebody else has saved
 * meanwhile. `texts`: what is typed in each
 * category's field. `at`: where the keys are in the list. `username`: of the signed-in user.
 */
export type BuilderContext = {
  feed: Feed
  draft: SearchContext
  username?: string | undefined
  key: FilterKey
  texts: Partial<Record<FilterKey, string>>
  at: number
  name: string
  sent: Feed
  elsewhere: Preset
  held?: Held | undefined
}
/** Where a user was whose sign-in has lapsed; a save that was under way goes on. */
export type Kept = 'building' | 'writing' | 'creating' | 'updating'
/** SES-03: what they had built and typed. It is not shown, and waits for them. */
type Held = Pick<BuilderContext, 'feed' | 'draft' | 'key' | 'texts' | 'name' | 'sent'> & { username: string; at: Kept }
export type BuilderEvent =
  | { type: 'feed.changed'; feed: Feed }
  | { type: 'feed.removed' }
  | { type: 'member.came'; username: string }
  /** The sign-in has ended, and no one has signed out: the member may be back. */
  | { type: 'member.lapsed' }
  /** The member whose sign-in lapsed is not awaited any longer. */
  | { type: 'hold.ended' }
  | { type: 'category.opened'; key: FilterKey }
  | { type: 'filters.changed'; action: ListAction }
  | { type: 'text.changed'; text: string }
  | { type: 'text.submitted' }
  | { type: 'all.pressed'; options: Options }
  | { type: 'row.reached'; at: number }
  | { type: 'back.pressed' }
  | { type: 'apply.pressed' }
  | { type: 'load.asked' }
  /** FED-14: what a visitor begins with, and what only members have. */
  | { type: 'starter.pressed'; search: SearchContext }
  | { type: 'own.asked' }
  | { type: 'save.asked' }
  | { type: 'logIn.left' }
  | { type: 'name.changed'; name: string }
  | { type: 'save.submitted' }
  | { type: 'update.pressed' }
  /** Of what was saved here and elsewhere, one is kept. */
  | { type: 'version.chosen'; keeps: 'draft' | 'saved' }
  | LoaderReport
export type Said =
  | `${'filters' | 'presets'}.full`
  | `${'save' | 'update'}.failed`
  | 'update.contested'
  | 'logIn.required'
  | 'loader.reached'
  | 'builder.left'
  | 'builder.resumed'
export type BuilderEmitted =
  | { type: 'search.applied'; search: SearchContext }
  | { type: 'preset.saved'; preset: Preset }
  | { type: 'preset.updated'; preset: Preset }
  /** What was saved elsewhere instead of the draft. */
  | { type: 'preset.taken'; preset: Preset }
  | { type: 'preset.gone'; id: string }
  | LoaderReport
  | { type: Said }
