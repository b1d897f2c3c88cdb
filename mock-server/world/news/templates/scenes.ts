import type { Scene } from '../scene.ts'
import { corporate } from './corporate.ts'
import { earnings } from './earnings.ts'
import { entertainment } from './entertainment.ts'
import { environment } from './environment.ts'
import { geopolitics } from './geopolitics.ts'
import { healthcare } from './healthcare.ts'
import { legal } from './legal.ts'
import { macro } from './macro.ts'
import { commodities } from './markets/commodities.ts'
import { crypto } from './markets/crypto.ts'
import { currency } from './markets/currencies.ts'
import { metals } from './markets/metals.ts'
import { oil } from './markets/oil.ts'
import { rates } from './markets/rates.ts'
import { stocks } from './markets/stocks.ts'
import { other } from './other.ts'
import { ratings } from './ratings.ts'
import { realEstate } from './real-estate.ts'
import { research } from './research.ts'
import { sports } from './sports.ts'
import { technology } from './technology.ts'

/** All subjects of simulated news. */
export const scenes: readonly Scene[] = [
  ratings,
  corporate,
  crypto,
  currency,
  earnings,
  rates,
  macro,
  metals,
  oil,
  realEstate,
  research,
  stocks,
  sports,
  technology,
  healthcare,
  environment,
  entertainment,
  commodities,
  geopolitics,
  legal,
  other,
].flat()
