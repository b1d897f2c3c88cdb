/** What moves a price while nothing happens, by its factor. */
const byFactor: Readonly<Record<string, readonly string[]>> = {
  us: ['sector rotation', 'positioning', 'thin volume', 'fund flows', 'option hedging'],
  europe: ['the lead from New York', 'sector rotation', 'thin volume', 'fund flows'],
  asia: ['the lead from New York', 'local fund flows', 'currency moves', 'thin volume'],
  rates: ['position-squaring', 'coming supply', 'steady demand', 'corporate bond sales', 'hedging flows'],
  usd: ['position-squaring', 'exporter flows', 'yield gaps', 'option expiries', 'fund flows'],
  oil: ['refinery demand', 'freight rates', 'fund positioning', 'crude differentials'],
  gold: ['fund flows', 'physical demand', 'position-squaring', 'central bank demand'],
  metals: ['exchange stocks', 'smelter margins', 'fund positioning', 'demand signals from China'],
  grains: ['export demand', 'weather in growing regions', 'fund positioning', 'barge rates'],
  crypto: ['thin order books', 'derivatives positioning', 'spot demand', 'funding rates'],
}

/** Of what moves otherwise than the rest of its group, by a part of its name. */
const byName: readonly (readonly [RegExp, readonly string[]])[] = [
  [/silver/, ['fund flows', 'industrial demand', 'the ratio to gold', 'position-squaring']],
  [/platinum|palladium/, ['car makers’ demand', 'mine supply', 'fund flows', 'lease rates']],
  [/natural gas/, ['weather forecasts', 'storage levels', 'export terminal flows', 'pipeline flows']],
  [/gasoline|heating oil/, ['refinery runs', 'stock levels', 'seasonal demand']],
  [/coffee/, ['weather in Brazil', 'exchange stocks', 'fund positioning']],
  [/cocoa/, ['arrivals at West African ports', 'grinding demand', 'fund positioning']],
  [/sugar/, ['the Brazilian crush', 'export quotas', 'fund positioning']],
  [/cotton/, ['mill demand', 'export sales', 'fund positioning']],
  [/orange juice/, ['weather in Florida', 'import supply', 'thin volume']],
  [/cattle/, ['packer margins', 'herd numbers', 'beef demand', 'feed costs']],
  [/lumber/, ['housing demand', 'mill output', 'thin volume']],
]

export const quietWords = (factor: string, name: string): readonly string[] =>
  byName.find(([pattern]) => pattern.test(name))?.[1] ?? byFactor[factor] ?? ['thin volume']
