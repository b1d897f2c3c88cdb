import { meetings, monthly, monthlyOn, quarterly } from './cadence.ts'
import { jumpy, line, rate, type Series, seriesOf, steady } from './series.ts'

const unitedKingdom = { code: 'gb', country: 'United Kingdom', currency: 'GBP', zone: 'Europe/London' }
const switzerland = { code: 'ch', country: 'Switzerland', currency: 'CHF', zone: 'Europe/Zurich' }
const sweden = { code: 'se', country: 'Sweden', currency: 'SEK', zone: 'Europe/Stockholm' }
const norway = { code: 'no', country: 'Norway', currency: 'NOK', zone: 'Europe/Oslo' }
const southAfrica = { code: 'za', country: 'South Africa', currency: 'ZAR', zone: 'Africa/Johannesburg' }
const boe = [
  [2, 1],
  [3, 3],
  [5, 1],
  [6, 3],
  [8, 1],
  [9, 3],
  [11, 1],
  [12, 3],
] as const
const fourTimes = [
  [3, 3],
  [6, 3],
  [9, 4],
  [12, 2],
] as const
const sixTimes = [
  [1, 4],
  [3, 3],
  [5, 4],
  [7, -1],
  [9, 3],
  [11, 3],
] as const

export const otherEuropeanSeries: readonly Series[] = [
  ...seriesOf(unitedKingdom, [
    line('BoE Interest Rate Decision', 'high', '12:00', meetings(4, boe), rate(3.75)),
    line('BoE MPC Meeting Minutes', 'medium', '12:00', meetings(4, boe)),
    line('BoE Governor Speaks', 'medium', '17:00', monthlyOn(2, 2, 0)),
    line('CPI (YoY)', 'high', '07:00', monthlyOn(3, 3), steady(3.5, 0.4)),
    line('Core CPI (YoY)', 'medium', '07:00', monthlyOn(3, 3), steady(3.4, 0.3)),
    line('PPI Output (MoM)', 'low', '07:00', monthlyOn(3, 3), jumpy(0.2, 0.3)),
    line('GDP (MoM)', 'high', '07:00', monthly(9, 2), jumpy(0.1, 0.2)),
    line('GDP (QoQ)', 'high', '07:00', quarterly(1, 9), jumpy(0.3, 0.25)),
    line('Claimant Count Change', 'high', '07:00', monthlyOn(2, 2), jumpy(18, 16, 'K')),
    line('Unemployment Rate', 'medium', '07:00', monthlyOn(2, 2, 2), steady(5, 0.2)),
    line('Average Earnings Index +Bonus', 'high', '07:00', monthlyOn(2, 2, 2), steady(4.8, 0.4)),
    line('Retail Sales (MoM)', 'high', '07:00', monthlyOn(5, 3), jumpy(0.2, 0.9)),
    line('S&P Global/CIPS Manufacturing PMI', 'high', '09:30', monthly(16, 0), steady(48.4, 1.5, '')),
    line('S&P Global/CIPS Services PMI', 'high', '09:30', monthly(16, 0), steady(52.2, 1.4, '')),
    line('Construction PMI', 'medium', '09:30', monthly(4), steady(46.1, 2, '')),
    line('Nationwide HPI (MoM)', 'low', '07:00', monthly(1), jumpy(0.2, 0.5)),
    line('Halifax House Price Index (MoM)', 'low', '07:00', monthly(5), jumpy(0.2, 0.6)),
    line('GfK Consumer Confidence', 'low', '00:01', monthly(16, 0), steady(-18, 2.5, '', 0)),
  ]),
  ...seriesOf(switzerland, [
    line('SNB Interest Rate Decision', 'high', '09:30', meetings(4, fourTimes), rate(0.25)),
    line('SNB Press Conference', 'medium', '10:00', meetings(4, fourTimes)),
    line('CPI (MoM)', 'high', '08:30', monthly(3), jumpy(0.05, 0.25)),
    line('KOF Leading Indicators', 'medium', '09:00', monthly(20, 0), steady(99.2, 2.4, '')),
    line('Retail Sales (YoY)', 'low', '08:30', monthly(20), jumpy(1.2, 1.2)),
    line('Unemployment Rate', 'low', '07:45', monthly(4), steady(2.9, 0.1)),
  ]),
  ...seriesOf(sweden, [
    line('Riksbank Interest Rate Decision', 'medium', '09:30', meetings(4, sixTimes), rate(1.75)),
    line('CPIF (YoY)', 'medium', '08:00', monthly(5), steady(2.5, 0.5)),
    line('GDP Indicator (QoQ)', 'low', '08:00', quarterly(0, 20), jumpy(0.4, 0.5)),
    line('Unemployment Rate', 'low', '08:00', monthly(11), steady(8.6, 0.3)),
  ]),
  ...seriesOf(norway, [
    line('Norges Bank Interest Rate Decision', 'medium', '10:00', meetings(4, sixTimes), rate(4)),
    line('Core CPI (YoY)', 'medium', '08:00', monthly(7), steady(3.1, 0.3)),
    line('GDP Mainland (QoQ)', 'low', '08:00', quarterly(1, 11), jumpy(0.4, 0.3)),
  ]),
  ...seriesOf(southAfrica, [
    line('SARB Interest Rate Decision', 'medium', '15:00', meetings(4, sixTimes), rate(6.75)),
    line('CPI (YoY)', 'medium', '10:00', monthlyOn(3, 3), steady(3.5, 0.4)),
    line('Retail Sales (YoY)', 'low', '13:00', monthly(12, 2), jumpy(2.4, 1.6)),
    line('Mining Production (YoY)', 'low', '11:30', monthly(9, 2), jumpy(0.6, 3.6)),
  ]),
]
