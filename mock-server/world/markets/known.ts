import type { Instrument } from '../prices/quotes.ts'

const index = (
  name: string,
  base: number,
  volatility: number,
  follows: Instrument['follows'],
  digits = 0,
): Instrument => ({
  name,
  base,
  volatility,
  digits,
  ...(follows === undefined ? {} : { follows }),
})
const us = (weight: number) => [['us', weight]] as const
const asia = (weight: number) => [['asia', weight]] as const
const europe = (weight: number) => [['europe', weight]] as const
const dollar = (weight: number) => [['usd', weight]] as const

export const sp500 = index('S&P 500', 6700, 0.008, us(0.96))
export const nasdaq = index('Nasdaq Composite', 22800, 0.011, us(0.92))
export const dow = index('Dow', 46800, 0.007, us(0.88))
export const russell = index('Russell 2000', 2450, 0.012, us(0.75))
export const americanIndexes = [sp500, nasdaq, dow, russell] as const

export const europeanIndexes = [
  index('Stoxx Europe 600', 570, 0.007, europe(0.95), 1),
  index("Germany's DAX", 24100, 0.009, europe(0.88)),
  index("Britain's FTSE 100", 9600, 0.006, europe(0.75)),
  index("France's CAC 40", 8050, 0.009, europe(0.88)),
  index("Italy's FTSE MIB", 43400, 0.009, europe(0.8)),
  index("Spain's IBEX 35", 16100, 0.009, europe(0.78)),
] as const

export const asianIndexes = [
  index("Japan's Nikkei 225", 50200, 0.011, asia(0.7)),
  index("Hong Kong's Hang Seng", 26200, 0.012, asia(0.75)),
  index("South Korea's Kospi", 4050, 0.012, asia(0.75)),
  index("Australia's S&P/ASX 200", 8800, 0.007, asia(0.65)),
  index("China's CSI 300", 4620, 0.009, asia(0.6)),
  index("Taiwan's Taiex", 27600, 0.011, asia(0.75)),
  index("India's Nifty 50", 25900, 0.007, asia(0.5)),
] as const

export const futures = [
  { ...sp500, name: 'S&P 500', digits: 0 },
  { ...nasdaq, name: 'Nasdaq 100', base: 24900 },
  { ...dow, name: 'Dow' },
] as const

export const oils: readonly Instrument[] = [
  {
    name: 'Brent crude',
    base: 64,
    volatility: 0.016,
    follows: [['oil', 0.97]],
    digits: 2,
    prefix: '$',
    suffix: ' a barrel',
  },
  {
    name: 'US crude',
    base: 60,
    volatility: 0.017,
    follows: [['oil', 0.97]],
    digits: 2,
    prefix: '$',
    suffix: ' a barrel',
  },
]

export const fuels: readonly Instrument[] = [
  {
    name: 'US natural gas',
    base: 4.3,
    volatility: 0.03,
    digits: 3,
    prefix: '$',
    suffix: ' per mmBtu',
  },
  {
    name: 'gasoline futures',
    base: 1.95,
    volatility: 0.017,
    follows: [['oil', 0.8]],
    digits: 3,
    prefix: '$',
    suffix: ' a gallon',
    isPlural: true,
  },
  {
    name: 'heating oil',
    base: 2.42,
    volatility: 0.018,
    follows: [['oil', 0.75]],
    digits: 3,
    prefix: '$',
    suffix: ' a gallon',
  },
  { name: 'Dutch natural gas', base: 30.5, volatility: 0.025, digits: 2, suffix: ' euros per MWh' },
]

export const preciousMetals: readonly Instrument[] = [
  {
    name: 'spot gold',
    base: 4060,
    volatility: 0.01,
    follows: [['gold', 0.95]],
    digits: 2,
    prefix: '$',
    suffix: ' an ounce',
  },
  {
    name: 'silver',
    base: 50,
    volatility: 0.019,
    follows: [['gold', 0.8]],
    digits: 2,
    prefix: '$',
    suffix: ' an ounce',
  },
  {
    name: 'platinum',
    base: 1540,
    volatility: 0.017,
    follows: [['gold', 0.6]],
    digits: 2,
    prefix: '$',
    suffix: ' an ounce',
  },
  {
    name: 'palladium',
    base: 1400,
    volatility: 0.02,
    follows: [['gold', 0.5]],
    digits: 2,
    prefix: '$',
    suffix: ' an ounce',
  },
]

export const baseMetals: readonly Instrument[] = [
  {
    name: 'copper',
    base: 10800,
    volatility: 0.012,
    follows: [['metals', 0.75]],
    digits: 0,
    prefix: '$',
    suffix: ' a metric ton',
  },
  {
    name: 'aluminum',
    base: 2840,
    volatility: 0.011,
    follows: [['metals', 0.7]],
    digits: 0,
    prefix: '$',
    suffix: ' a metric ton',
  },
  {
    name: 'nickel',
    base: 14900,
    volatility: 0.014,
    follows: [['metals', 0.6]],
    digits: 0,
    prefix: '$',
    suffix: ' a metric ton',
  },
  {
    name: 'zinc',
    base: 3040,
    volatility: 0.013,
    follows: [['metals', 0.65]],
    digits: 0,
    prefix: '$',
    suffix: ' a metric ton',
  },
  {
    name: 'iron ore',
    base: 104,
    volatility: 0.013,
    follows: [['metals', 0.5]],
    digits: 2,
    prefix: '$',
    suffix: ' a metric ton',
  },
]

export const grains: readonly Instrument[] = [
  {
    name: 'wheat',
    base: 5.42,
    volatility: 0.014,
    follows: [['grains', 0.6]],
    digits: 2,
    prefix: '$',
    suffix: ' a bushel',
  },
  {
    name: 'corn',
    base: 4.34,
    volatility: 0.013,
    follows: [['grains', 0.7]],
    digits: 2,
    prefix: '$',
    suffix: ' a bushel',
  },
  {
    name: 'soybeans',
    base: 11.3,
    volatility: 0.012,
    follows: [['grains', 0.65]],
    digits: 2,
    prefix: '$',
    suffix: ' a bushel',
    isPlural: true,
  },
]

export const softs: readonly Instrument[] = [
  { name: 'arabica coffee', base: 3.95, volatility: 0.02, digits: 2, prefix: '$', suffix: ' a pound' },
  { name: 'cocoa', base: 5350, volatility: 0.026, digits: 0, prefix: '$', suffix: ' a metric ton' },
  { name: 'raw sugar', base: 14.8, volatility: 0.016, digits: 2, suffix: ' cents a pound' },
  { name: 'cotton', base: 64.2, volatility: 0.012, digits: 2, suffix: ' cents a pound' },
  { name: 'frozen orange juice', base: 1.72, volatility: 0.028, digits: 2, prefix: '$', suffix: ' a pound' },
  { name: 'live cattle', base: 2.21, volatility: 0.013, digits: 2, prefix: '$', suffix: ' a pound', isPlural: true },
  { name: 'lumber', base: 548, volatility: 0.017, digits: 1, prefix: '$', suffix: ' per thousand board feet' },
]

export const currencies: readonly Instrument[] = [
  { name: 'euro', base: 1.156, volatility: 0.0045, follows: dollar(-0.85), digits: 4, prefix: '$' },
  { name: 'pound', base: 1.312, volatility: 0.005, follows: dollar(-0.75), digits: 4, prefix: '$' },
  { name: 'Australian dollar', base: 0.651, volatility: 0.006, follows: dollar(-0.65), digits: 4, prefix: 'US$' },
  { name: 'New Zealand dollar', base: 0.566, volatility: 0.006, follows: dollar(-0.6), digits: 4, prefix: 'US$' },
]

export const dollarRates: readonly Instrument[] = [
  {
    name: 'yen',
    spoken: 'dollar-yen',
    base: 154.6,
    volatility: 0.0055,
    follows: dollar(0.7),
    digits: 2,
    suffix: ' yen',
  },
  {
    name: 'Swiss franc',
    spoken: 'dollar-Swiss franc',
    base: 0.802,
    volatility: 0.0045,
    follows: dollar(0.75),
    digits: 4,
    suffix: ' francs',
  },
  {
    name: 'Canadian dollar',
    spoken: 'dollar-loonie',
    base: 1.402,
    volatility: 0.0035,
    follows: dollar(0.7),
    digits: 4,
    prefix: 'C$',
  },
  {
    name: 'Mexican peso',
    spoken: 'dollar-Mexican peso',
    base: 18.4,
    volatility: 0.006,
    follows: dollar(0.5),
    digits: 3,
    suffix: ' pesos',
  },
  {
    name: 'South Korean won',
    spoken: 'dollar-won',
    base: 1462,
    volatility: 0.0045,
    follows: dollar(0.55),
    digits: 1,
    suffix: ' won',
  },
  {
    name: 'Indian rupee',
    spoken: 'dollar-rupee',
    base: 88.7,
    volatility: 0.0022,
    follows: dollar(0.4),
    digits: 3,
    suffix: ' rupees',
  },
  {
    name: 'Brazilian real',
    spoken: 'dollar-real',
    base: 5.34,
    volatility: 0.007,
    follows: dollar(0.45),
    digits: 3,
    suffix: ' reais',
  },
  {
    name: 'offshore yuan',
    spoken: 'dollar-yuan',
    base: 7.11,
    volatility: 0.0018,
    follows: dollar(0.5),
    digits: 4,
    suffix: ' yuan',
  },
]

export const dollarIndex: Instrument = {
  name: 'dollar index',
  base: 99.6,
  volatility: 0.004,
  follows: dollar(0.97),
  digits: 2,
}

const bond = (name: string, base: number, volatility: number, follows: Instrument['follows']): Instrument => ({
  name,
  base,
  volatility,
  digits: 2,
  suffix: '%',
  isYield: true,
  ...(follows === undefined ? {} : { follows }),
})
export const twoYear = bond('two-year Treasury', 3.56, 0.045, [['rates', 0.88]])
export const tenYear = bond('10-year Treasury', 4.12, 0.05, [['rates', 0.95]])
export const treasuries = [
  twoYear,
  tenYear,
  bond('five-year Treasury', 3.7, 0.05, [['rates', 0.95]]),
  bond('30-year Treasury', 4.74, 0.047, [['rates', 0.86]]),
] as const
export const foreignBonds = [
  bond('10-year German Bund', 2.7, 0.04, [['rates', 0.6]]),
  bond('10-year British gilt', 4.56, 0.05, [['rates', 0.6]]),
  bond('10-year Italian', 3.46, 0.045, [['rates', 0.55]]),
  bond('10-year French', 3.45, 0.045, [['rates', 0.55]]),
  bond('10-year Japanese', 1.74, 0.025, [['rates', 0.3]]),
] as const

const coin = (name: string, base: number, volatility: number, digits: number): Instrument => ({
  name,
  base,
  volatility,
  digits,
  follows: [['crypto', 0.85]],
  prefix: '$',
})
export const bitcoin = coin('bitcoin', 94000, 0.022, 0)
export const ether = coin('ether', 3120, 0.03, 0)
export const coins = [
  bitcoin,
  ether,
  coin('XRP', 2.18, 0.035, 2),
  coin('solana', 139, 0.035, 2),
  coin('dogecoin', 0.158, 0.038, 4),
  coin('litecoin', 94, 0.034, 2),
  coin('chainlink', 13.8, 0.038, 2),
  coin('cardano', 0.486, 0.037, 4),
] as const
