import { type AnyEventObject, fromTransition } from 'xstate'
import { getAdjacencyMap } from 'xstate/graph'
import { openScene, type Step } from '../wiring/shared/scene.ts'

export type Scene = ReturnType<typeof openScene>
/** `charts`: ids. `picture`: what tells one joint state from another. `faults`: what must not be so there, in words. */
type Joint<Picture> = {
  charts: readonly string[]
  /** By name; what a server answers depends on the steps before. */
  steps: Record<string, Step | ((route: readonly string[]) => Step)>
  picture(scene: Scene): Picture
  faults(now: Picture, before: Picture, step: string): string[]
  /** What answers at once after a step. */
  settle?(scene: Scene): void
}
type At<Picture> = { route: string[]; picture: Picture }

/** A chart answers only what it has asked. */
const isPossible = (scene: Scene, step: Step) => {
  if (!('to' in step)) return true
  const [, port] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(step.event.type) ?? []
  return port === undefined || port in scene.snapshot(step.to).children
}

/** Takes every step in every joint state that can be reached, and lists the states, and each fault with a way to it. */
export function walkTogether<Picture>({ charts, steps, picture, faults, settle = () => undefined }: Joint<Picture>) {
  const wrong = new Map<string, string>()
  function at(route: string[]): At<Picture> {
    const scene = openScene(charts)
    settle(scene)
    for (const [i, name] of route.entries()) {
      const named = steps[name]
      const step = typeof named === 'function' ? named(route.slice(0, i)) : named
      if (step && isPossible(scene, step)) scene.take(step)
      settle(scene)
    }
    const now = picture(scene)
    scene.stop()
    return { route, picture: now }
  }
  const joint = fromTransition((before: At<Picture>, { type }: AnyEventObject) => {
    const now = at([...before.route, type])
    for (const fault of faults(now.picture, before.picture, type)) {
      if (!wrong.has(fault)) wrong.set(fault, now.route.join(' → '))
    }
    return now
  }, at([]))
  const states = getAdjacencyMap(joint, {
    events: Object.keys(steps).map((type) => ({ type })),
    serializeState: ({ context }) => JSON.stringify(context.picture),
  })
  return { states: Object.keys(states), wrong: [...wrong].map(([fault, route]) => `${route}: ${fault}`) }
}
