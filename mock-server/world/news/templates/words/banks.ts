import type { Phase } from '../../../time/clock.ts'

/** `rate` is in percent; `awake` lists the phases in which it speaks. */
export type Bank = {
  bank: string
  place: string
  rate: number
  rateName: string
  chief: string
  awake: readonly Phase[]
}

export const banks: readonly Bank[] = [
  {
    bank: 'Fed',
    place: 'the US',
    rate: 3.75,
    rateName: 'top of federal funds range',
    chief: 'Fed chair',
    awake: ['open'],
  },
  {
    bank: 'Bank of Canada',
    place: 'Canada',
    rate: 2.25,
    rateName: 'overnight rate',
    chief: 'Bank of Canada governor',
    awake: ['open'],
  },
  { bank: 'ECB', place: 'the eurozone', rate: 2, rateName: 'deposit rate', chief: 'ECB president', awake: ['pre'] },
  {
    bank: 'Bank of England',
    place: 'Britain',
    rate: 3.75,
    rateName: 'Bank Rate',
    chief: 'Bank of England governor',
    awake: ['pre'],
  },
  {
    bank: 'Swiss National Bank',
    place: 'Switzerland',
    rate: 0.25,
    rateName: 'policy rate',
    chief: 'Swiss National Bank chairman',
    awake: ['pre'],
  },
  {
    bank: "Sweden's Riksbank",
    place: 'Sweden',
    rate: 1.75,
    rateName: 'policy rate',
    chief: 'Riksbank governor',
    awake: ['pre'],
  },
  {
    bank: 'Norges Bank',
    place: 'Norway',
    rate: 4,
    rateName: 'policy rate',
    chief: 'Norges Bank governor',
    awake: ['pre'],
  },
  {
    bank: 'Bank of Japan',
    place: 'Japan',
    rate: 0.75,
    rateName: 'policy rate',
    chief: 'Bank of Japan governor',
    awake: ['night'],
  },
  {
    bank: 'Reserve Bank of Australia',
    place: 'Australia',
    rate: 3.6,
    rateName: 'cash rate',
    chief: 'Reserve Bank of Australia governor',
    awake: ['night'],
  },
  {
    bank: 'Reserve Bank of New Zealand',
    place: 'New Zealand',
    rate: 2.25,
    rateName: 'cash rate',
    chief: 'Reserve Bank of New Zealand governor',
    awake: ['night'],
  },
  {
    bank: 'Bank of Korea',
    place: 'South Korea',
    rate: 2.5,
    rateName: 'base rate',
    chief: 'Bank of Korea governor',
    awake: ['night'],
  },
  {
    bank: 'Reserve Bank of India',
    place: 'India',
    rate: 5.25,
    rateName: 'repo rate',
    chief: 'Reserve Bank of India governor',
    awake: ['night'],
  },
  {
    bank: 'Bank of Mexico',
    place: 'Mexico',
    rate: 7.25,
    rateName: 'key rate',
    chief: 'Bank of Mexico governor',
    awake: ['open', 'post'],
  },
  {
    bank: "Brazil's central bank",
    place: 'Brazil',
    rate: 15,
    rateName: 'Selic rate',
    chief: 'Brazilian central bank governor',
    awake: ['open', 'post'],
  },
  {
    bank: "Poland's central bank",
    place: 'Poland',
    rate: 4.25,
    rateName: 'reference rate',
    chief: 'Polish central bank governor',
    awake: ['pre'],
  },
  {
    bank: 'South African Reserve Bank',
    place: 'South Africa',
    rate: 6.75,
    rateName: 'repo rate',
    chief: 'South African Reserve Bank governor',
    awake: ['pre', 'open'],
  },
]
