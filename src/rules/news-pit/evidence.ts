import type { Story, StoryMember } from '../../contract/stories/stories.ts'

/** More other reports are only counted. */
const OTHERS_SHOWN = 10

/** What a story rests on. `others`: what else reports the same, the earliest first; `more`: how many of those are not named. `missing`: how many headlines are no longer known. */
export type Evidence = {
  cited: readonly StoryMember[]
  others: readonly StoryMember[]
  more: number
  missing: number
}

/** `stories`: of each headline that a story refers to, in the order of `references`; undefined for one that is not known. */
export function evidenceOf(references: readonly string[], stories: readonly (Story | undefined)[]): Evidence {
  const byId = new Map<string, StoryMember>()
  const counts = new Map<string, number>()
  for (const story of stories) {
    for (const member of story?.members ?? []) byId.set(member.id, byId.get(member.id) ?? member)
    // the same story, whichever of its headlines was asked about
    if (story?.members[0]) counts.set(story.members[0].id, story.count)
  }
  const cited = references.flatMap((id) => byId.get(id) ?? [])
  const all = [...byId.values()].filter(({ id }) => !references.includes(id)).sort(byTime)
  const count = [...counts.values()].reduce((sum, one) => sum + one, 0)
  const others = all.slice(0, OTHERS_SHOWN)
  return {
    cited: [...cited].sort(byTime),
    others,
    more: Math.max(0, count - cited.length - others.length),
    missing: references.length - cited.length,
  }
}

const byTime = (one: StoryMember, other: StoryMember) => one.at.localeCompare(other.at)
