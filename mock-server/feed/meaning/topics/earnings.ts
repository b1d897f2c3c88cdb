import type { TopicWords } from './shared/topic-words.ts'

const figures = 'estimates|expectations|forecast|forecasts|views|consensus|targets'

export const earnings: TopicWords = {
  topic: 'EARNINGS',
  unless: `pmi|gdp|cpi|ppi|unemployment|inflation|sentiment|confidence|payrolls|factory|industrial|retail|
        economists|bitcoin|strategists`,
  never: [
    'issue|issues|issued|new|safety|regulatory|fda|draft guidance',
    'guidance on',
    'trade|jobs|heat|weight loss|losses',
    'car|auto|vehicle|home|house|property|land|passenger-car sales',
    'year-on-year|year-over-year sales|profits',
  ],
  says: [
    'free cash flow',
    'next|slower|weak|strong|record quarter',
    'full-year|annual|financial targets|target',
    'results disappoint|please|impress',
    'pre-tax|pretax profit|loss',
    'earnings',
    `quarterly|annual|full-year|first-quarter|second-quarter|third-quarter|fourth-quarter|half-year|Q1|
        Q2|Q3|Q4 profit|profits|loss|revenue|sales|results|earnings|view|outlook|forecast|guidance|estimates`,
    'full year|half|quarter outlook|guidance|forecast|view|profit|loss',
    `first|second|third|fourth quarter results|profit|loss|revenue|sales|earnings|view|guidance|outlook|
        estimates|forecast|financial`,
    'Q1|Q2|Q3|Q4',
    'EPS',
    `beats|beat|tops|top|misses|miss|exceeds ${figures}`,
    `profit|revenue|sales|earnings|orders|results|income ${figures}`,
    `profit|profits|revenue|earnings|income|sales|margin|margins|loss|losses rises|rise|rose|falls|fall|
        fell|jumps|jump|jumped|climbs|climb|climbed|surges|slumps|slump|tumbles|tumble|drops|drop|beats|
        beat|misses|miss|tops|doubles|soars|slides|slips|shrinks|shrink|widens|widen|narrows|warning|
        forecast|outlook|growth|grows|plunges|dips|accelerates|sinks|guidance|rebound|sag|deepens|deepen|
        slump|drop`,
    'profit|sales|revenue|subscriber outlook|forecast|view|guidance|warning|target|estimates|miss|beat',
    'guidance',
    'same-store|comparable|organic sales',
    'gross|operating|net profit|income|margin|margins|revenue',
    'annual|full-year|revenue|sales|profit|earnings|spending forecast|outlook|guidance',
    'swings|swung|returns to profit|loss',
    'guides|guided below|above|for',
    'narrower|wider|surprise|record quarterly profit|loss',
    'takes|records|books charge',
    'earnings call|season|report|preview',
    'profit warning',
    'below|above consensus',
    'earns|earned more|less',
    'royalty|revenue|sales outlook',
    'net premiums',
  ],
  hints: [
    'profit|profits',
    'revenue',
    'sales',
    'results',
    'quarter',
    'outlook',
    'forecast|forecasts',
    'estimates',
    'margins',
    'demand',
    'beats|misses',
    'raises|lifts|boosts|trims',
  ],
  pairs: [
    [
      `raises|lifts|boosts|cuts|cut|trims|lowers|narrows|withdraws|raised|lifted|slashes|reaffirms|ups|
        hikes|raise|lift`,
      'forecast|outlook|guidance|forecasts|view|estimates|outlooks|projections',
    ],
    ['orders|deliveries|bookings|margins|traffic', 'estimates|expectations|forecasts|consensus'],
    ['adds|loses', 'subscribers'],
    [
      'profit|revenue|sales|income|earnings|traffic|margins',
      `estimates|expectations|forecasts|forecast|quarter|jumps|falls|rises|jump|fall|tumbles|climbs|
        deepens|consensus`,
    ],
    ['takes|books|records|take|taking', 'charge|writedown|impairment'],
    [
      'warns|cautious|tepid|weak|forecasts|sees|expects|upbeat|strong',
      'outlook|slump|view|revenue|sales|profit|forecast',
    ],
    ['estimates|pre-announces', 'profit|revenue|earnings'],
    ['beats|beat|misses|tops|miss|top|exceed|exceeds', 'estimates|expectations|forecasts|consensus'],
  ],
}
