import { expect, it } from 'vitest'
import { recordingOf, replayed } from '../../../scripts/replay/rhythm.ts'

const HOUR = 3_600_000
const start = Date.UTC(2026, 10, 10, 12)
const item = (title: string, hour: number) =>
  `<item><title>${title}</title><pubDate>${new Date(Date.UTC(2020, 0, 1, hour)).toUTCString()}</pubDate></item>`

it('BCK-24 a recorded document brings its last items as they were published, dated in the present', () => {
  const recording = recordingOf(
    `<channel>${[0, 1, 2, 3, 4, 5].map((hour) => item(`T${hour}`, hour)).join('')}</channel>`,
  )
  const at = (hours: number) =>
    [
      ...replayed(recording, { start, now: start + hours * HOUR, speed: 2 }).matchAll(
        /<title>(.*?)<.*?<pubDate>(.*?)</g,
      ),
    ]
      .map(([, title, date]) => `${title} ${date}`)
      .slice(3)
  expect([at(0), at(0.5)]).toEqual([
    ['T3 2026-11-10T11:30:00.000Z', 'T4 2026-11-10T12:00:00.000Z'],
    ['T3 2026-11-10T11:30:00.000Z', 'T4 2026-11-10T12:00:00.000Z', 'T5 2026-11-10T12:30:00.000Z'],
  ])
})
