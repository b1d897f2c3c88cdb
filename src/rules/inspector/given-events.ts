import type { DrawnChart, DrawnTransition } from '../../contract/inspector/inspection.ts'

/** The events that a chart accepts from outside in these states. The root is left alone: it only forwards, and takes all charts down with it. */
export function acceptedIn({ id, transitions }: DrawnChart, active: readonly string[]) {
  if (id === 'root') return []
  const types = transitions.filter(({ source }) => active.includes(source)).map(typeOf)
  return [...new Set(types)].filter((type) => !/^always$|^xstate\.|\*/.test(type)).sort()
}

/** The event itself stands in the id: what is drawn of some is words. */
const typeOf = ({ id, source }: DrawnTransition) => id.slice(source.length + 1, id.lastIndexOf(' #'))

/** What is typed as the fields of an event, or what is wrong with it. */
export function readPayload(text: string): { fields: object; problem?: undefined } | { problem: string } {
  try {
    const fields: unknown = text.trim() === '' ? {} : JSON.parse(text)
    if (typeof fields === 'object' && fields !== null && !Array.isArray(fields)) return { fields }
    return { problem: 'The payload must be a JSON object, such as { "n": 1 }.' }
  } catch (error) {
    return { problem: `This is not JSON: ${error instanceof Error ? error.message : error}` }
  }
}
