import { afterAll, describe, expect, it } from 'vitest'
import { systemEnvironment } from '../../../mock-server/environment.ts'
import { createReader } from '../../../mock-server/sources/read/reader.ts'
import { item, NOON, rss } from './sources-scene.ts'

const reader = createReader(systemEnvironment)
afterAll(() => reader.close())
const given = (text: string) => ({
  bytes: Buffer.from(text),
  name: 'wire',
  title: '',
  address: 'https://wire.example/',
  contentType: '',
  received: NOON,
})
const titlesOf = async (asking: ReturnType<typeof reader.read>) => {
  const reading = await asking
  return reading.kind === 'feed' ? reading.document.items.map(({ title }) => title) : reading.why
}

describe('the thread that reads documents', () => {
  it('BCK-05 reads one document after the other', async () => {
    expect(
      await Promise.all(
        [rss(item('1', 'One')), 'nonsense', rss(item('2', 'Two'))].map((text) => titlesOf(reader.read(given(text)))),
      ),
    ).toEqual([['One'], "It is not XML: it begins with 'nonsense'.", ['Two']])
  }, 30_000)

  it('BCK-05 is terminated when a document takes too long or too much memory, and reads the next one', async () => {
    const impatient = createReader(systemEnvironment, { time: 1 })
    const heavy = rss(...Array.from({ length: 10_000 }, (_, at) => item(`${at}`, 'Words and words '.repeat(20))))
    const late = await titlesOf(impatient.read(given(heavy)))
    await impatient.close()
    const narrow = createReader(systemEnvironment, { megabytes: 30 })
    const large = await titlesOf(narrow.read(given(heavy)))
    await narrow.close()
    expect([late, large, await titlesOf(impatient.read(given(rss())))]).toEqual([
      'It took longer than 0.001 seconds to read.',
      'It takes too much memory to read.',
      'The reader is closed.',
    ])
  }, 60_000)
})
