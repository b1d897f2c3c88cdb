import { expect, it } from 'vitest'
import { pieceOf, rememberSteps } from '../../../mock-server/in-steps.ts'

/** Squares, each of which takes a hundred steps; `begun` and `steps` count the work. */
function squares(limit: number, act = () => {}) {
  const counted = { begun: 0, steps: 0 }
  const work = rememberSteps(limit, function* (key: number) {
    counted.begun += 1
    for (let step = 0; step < 100; step += 1) {
      counted.steps += 1
      act()
      yield
    }
    return key * key
  })
  return { ...work, counted }
}

const spend = (milliseconds: number) => () => {
  for (const end = performance.now() + milliseconds; performance.now() < end; );
}

it('BCK-10 long work is done in short pieces, shared by all callers, and its result is cached', () => {
  const { piece, get, counted } = squares(2, spend(0.2))
  const first = piece(7)
  const stepsOfPiece = counted.steps
  let pieces = 1
  for (; !piece(7); pieces += 1);
  expect([first, stepsOfPiece < 50, pieces > 5, get(7), piece(7)?.value, counted]).toEqual([
    undefined,
    true,
    true,
    49,
    49,
    { begun: 1, steps: 100 },
  ])
})

it('BCK-10 a synchronous call continues work begun in pieces, and the last requested values are cached', () => {
  const { piece, get, counted } = squares(2, spend(0.2))
  piece(3)
  const values = [get(3), get(4), get(3), get(5), get(3)]
  const { begun } = counted
  const again = get(4)
  expect([values, begun, again, counted.begun]).toEqual([[9, 16, 9, 25, 9], 3, 16, 4])
})

it('BCK-10 long work that needs the result of other long work takes its steps, of which none is done twice', () => {
  const { piece, steps, counted } = squares(2, spend(0.2))
  piece(6)
  const begun = counted.steps
  const sum = (function* () {
    return (yield* steps(6)) + (yield* steps(6))
  })()
  let pieces = 1
  let done = pieceOf(sum)
  for (; !done; done = pieceOf(sum)) pieces += 1
  expect([begun < 50, pieces > 5, done, counted]).toEqual([true, true, { value: 72 }, { begun: 1, steps: 100 }])
})
