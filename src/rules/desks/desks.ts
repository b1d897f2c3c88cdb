import { DESK_NAME_LIMIT, DESKS_LIMIT, type Desk, type DeskContent } from '../../contract/desks/desks.ts'
import type { FeedConfiguration } from '../../contract/shared/feed-configuration.ts'
import type { Workspace } from '../../contract/shared/workspace.ts'
import { keptWorkspace, workspaceIn } from '../shared/page/kept-workspace.ts'
import { firstWorkspace, forgetPreset, renewPreset } from '../shared/page/workspace.ts'
import { named } from './desk-names.ts'

export type Desks = readonly Desk[]
export type DeskEdit =
  /** What stands on a desk. One that was deleted meanwhile stays deleted. */
  | { does: 'save'; id: string; content: DeskContent }
  /** After the others, under a name that none has. `id`: one that no desk has, or had. */
  | { does: 'add'; content: DeskContent; id: string }
  /** As many as there is space for, after the others, each under a name that none has (DSK-05). */
  | { does: 'take'; desks: Desks }
  | { does: 'rename'; id: string; name: string }
  /** By so many places, as far as there are. */
  | { does: 'move'; id: string; by: number }
  | { does: 'delete'; id: string }
  /** Where it was. `shows`: whether it is seen then. */
  | { does: 'restore'; desk: Desk; at: number; shows: 'it' | 'another' }
  /** TRM-03: on every desk, as in the Terminal. */
  | { does: 'renewPreset'; preset: FeedConfiguration; isNameOnly: boolean }
  | { does: 'forgetPreset'; id: string }

/** An edit as it is asked for: the id of a new desk is made where desks are kept. */
export type DeskOrder = Exclude<DeskEdit, { does: 'add' }> | { does: 'add'; content: DeskContent }

/** The desk of who has never been here. */
export const firstContent: DeskContent = {
  workspace: keptWorkspace(firstWorkspace),
  linked: [],
  symbol: '',
  density: 'dense',
}

/** Desk 3, with the lowest number that is free. */
function numbered(content: DeskContent, id: string, desks: Desks): Desk {
  const numbers = Array.from({ length: DESKS_LIMIT + 1 }, (_, at) => at + 1)
  return { id, name: numbers.map((one) => `Desk ${one}`).find((name) => isFree(name, desks)) ?? '', ...content }
}
const isFree = (name: string, desks: Desks) => desks.every((desk) => desk.name.toLowerCase() !== name.toLowerCase())

/** DSK-01: who has no desk has one, with what stands there. */
export const firstDesks = (content: DeskContent): Desks => [numbered(content, 'desk-1', [])]

/** The desks after an edit. One that cannot be made, as there are too many or none would be left, changes nothing. */
export function edited(desks: Desks, edit: DeskEdit): Desks {
  if (edit.does === 'save') return desks.map((desk) => (desk.id === edit.id ? { ...desk, ...edit.content } : desk))
  if (edit.does === 'rename') return desks.map((desk) => (desk.id === edit.id ? { ...desk, name: edit.name } : desk))
  if (edit.does === 'delete') return desks.length > 1 ? desks.filter(({ id }) => id !== edit.id) : desks
  if (edit.does === 'take') return named([...desks, ...edit.desks].slice(0, DESKS_LIMIT), desks)
  if (edit.does === 'move') return moved(desks, edit.id, edit.by)
  if (edit.does === 'renewPreset')
    return desks.map((desk) => rearranged(desk, (workspace) => renewPreset(workspace, edit.preset, edit.isNameOnly)))
  if (edit.does === 'forgetPreset')
    return desks.map((desk) => rearranged(desk, (workspace) => forgetPreset(workspace, edit.id)))
  const isFull = desks.length >= DESKS_LIMIT
  if (edit.does === 'add') return isFull ? desks : [...desks, numbered(edit.content, edit.id, desks)]
  const isThere = desks.some(({ id }) => id === edit.desk.id)
  if (isFull || isThere) return desks
  // its name may have been given to another meanwhile
  const desk = isFree(edit.desk.name, desks) ? edit.desk : numbered(contentOf(edit.desk), edit.desk.id, desks)
  return desks.toSpliced(edit.at, 0, desk)
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

/** What the Terminal becomes when a desk is opened: the feed of the News Pit stays. */
export function arrangementOf({ workspace }: DeskContent): Partial<Workspace> {
  const { newsPitFeedConfiguration: _, ...arrangement } = workspaceIn(workspace)
  return arrangement
}

/** What turns the words around it, and what leaves no mark. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/gu
const UNSEEN = /[\s\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/gu

export const deskNameOf = (typed: string) => typed.replace(TURNING, '').trim()

/** What speaks against a name; '' where nothing does. */
export function deskNameProblem(typed: string, id: string, desks: Desks) {
  const name = deskNameOf(typed)
  if (name.replace(UNSEEN, '') === '') return 'Type a name.'
  if (name.length > DESK_NAME_LIMIT) return `Names have at most ${DESK_NAME_LIMIT} characters.`
  const others = desks.filter((desk) => desk.id !== id)
  return isFree(name, others) ? '' : 'There is a desk of that name.'
}
