import { DESK_NAME_LIMIT, DESKS_LIMIT, type Desk, type DeskContent } from '../../contract/desks/desks.ts'
import type { FeedConfiguration } from '../../contract/shared/feed-configuration.ts'
import type { Workspace } from '../../contract/shared/workspace.ts'
import { isSame } from '../shared/merge.ts'
import { keptWorkspace, workspaceIn } from '../shared/page/kept-workspace.ts'
import { firstWorkspace, forgetPreset, renewPreset } from '../shared/page/workspace.ts'

export type Desks = readonly Desk[]
export type DeskEdit =
  /** What stands on a desk. One that was deleted meanwhile stays deleted. */
  | { does: 'save'; id: string; content: DeskContent }
  /** After the others, under an id and a name that none has. */
  | { does: 'add'; content: DeskContent }
  | { does: 'rename'; id: string; name: string }
  /** By so many places, as far as there are. */
  | { does: 'move'; id: string; by: number }
  | { does: 'delete'; id: string }
  /** Where it was. */
  | { does: 'restore'; desk: Desk; at: number }
  /** TRM-03: on every desk, as in the Terminal. */
  | { does: 'renewPreset'; preset: FeedConfiguration; isNameOnly: boolean }
  | { does: 'forgetPreset'; id: string }

/** The desk of who has never been here. */
export const firstContent: DeskContent = {
  workspace: keptWorkspace(firstWorkspace),
  linked: [],
  symbol: '',
  density: 'dense',
}

/** `desk-3` and Desk 3, with the lowest number from `from` that is free. */
function named(content: DeskContent, desks: Desks): Desk {
  const numbers = Array.from({ length: DESKS_LIMIT + 1 }, (_, at) => at + 1)
  const number = numbers.find((one) => !desks.some(({ id, name }) => id === `desk-${one}` || name === `Desk ${one}`))
  return { id: `desk-${number}`, name: `Desk ${number}`, ...content }
}

/** DSK-01: who has no desk has one, with what stands there. */
export const firstDesks = (content: DeskContent): Desks => [named(content, [])]

/** The desks after an edit. One that cannot be made, as there are too many or none would be left, changes nothing. */
export function edited(desks: Desks, edit: DeskEdit): Desks {
  if (edit.does === 'save') return desks.map((desk) => (desk.id === edit.id ? { ...desk, ...edit.content } : desk))
  if (edit.does === 'rename') return desks.map((desk) => (desk.id === edit.id ? { ...desk, name: edit.name } : desk))
  if (edit.does === 'delete') return desks.length > 1 ? desks.filter(({ id }) => id !== edit.id) : desks
  if (edit.does === 'move') return moved(desks, edit.id, edit.by)
  if (edit.does === 'renewPreset')
    return desks.map((desk) => rearranged(desk, (workspace) => renewPreset(workspace, edit.preset, edit.isNameOnly)))
  if (edit.does === 'forgetPreset')
    return desks.map((desk) => rearranged(desk, (workspace) => forgetPreset(workspace, edit.id)))
  const isFull = desks.length >= DESKS_LIMIT
  if (edit.does === 'add') return isFull ? desks : [...desks, named(edit.content, desks)]
  const isThere = desks.some(({ id }) => id === edit.desk.id)
  return isFull || isThere ? desks : desks.toSpliced(edit.at, 0, edit.desk)
}

function rearranged(desk: Desk, change: (workspace: Workspace) => Partial<Workspace>): Desk {
  const workspace = workspaceIn(desk.workspace)
  return { ...desk, workspace: keptWorkspace({ ...workspace, ...change(workspace) }) }
}

function moved(desks: Desks, id: string, by: number): Desks {
  const at = desks.findIndex((desk) => desk.id === id)
  const desk = desks[at]
  if (!desk) return desks
  const to = Math.min(Math.max(at + by, 0), desks.length - 1)
  return desks.toSpliced(at, 1).toSpliced(to, 0, desk)
}

/** What stands on it. */
export const contentOf = ({ id: _, name: __, ...content }: Desk): DeskContent => content
export const isSameContent = (one: DeskContent, other: DeskContent) => isSame(one, other)

/** What the Terminal becomes when a desk is opened: the feed of the News Pit stays. */
export function arrangementOf({ workspace }: DeskContent): Partial<Workspace> {
  const { newsPitFeedConfiguration: _, ...arrangement } = workspaceIn(workspace)
  return arrangement
}

/** What speaks against a name; '' where nothing does. */
export function deskNameProblem(name: string, id: string, desks: Desks) {
  const written = name.trim()
  if (written === '') return 'Type a name.'
  if (written.length > DESK_NAME_LIMIT) return `Names have at most ${DESK_NAME_LIMIT} characters.`
  const isTaken = desks.some((desk) => desk.id !== id && desk.name.toLowerCase() === written.toLowerCase())
  return isTaken ? 'There is a desk of that name.' : ''
}
