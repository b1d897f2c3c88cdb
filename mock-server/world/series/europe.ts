import { meetings, monthly, monthlyOn, quarterly } from './cadence.ts'
import { jumpy, line, rate, type Series, seriesOf, steady } from './series.ts'

const euroZone = { code: 'ez', country: 'Euro Zone', currency: 'EUR', zone: 'Europe/Brussels' }
const germany = { code: 'de', country: 'Germany', currency: 'EUR', zone: 'Europe/Berlin' }
const france = { code: 'fr', country: 'France', currency: 'EUR', zone: 'Europe/Paris' }
const italy = { code: 'it', country: 'Italy', currency: 'EUR', zone: 'Europe/Rome' }
const spain = { code: 'es', country: 'Spain', currency: 'EUR', zone: 'Europe/Madrid' }
const ecb = [
  [2, 1],
  [3, 2],
  [4, -1],
  [6, 1],
  [7, 4],
  [9, 2],
  [10, -1],
  [12, 3],
] as const
const accounts = [
  [1, 3],
  [3, 1],
  [4, 2],
  [5, 4],
  [7, 1],
  [8, 3],
  [10, 2],
  [11, 4],
] as const

export const euroSeries: readonly Series[] = [
  ...seriesOf(euroZone, [
    line('ECB Interest Rate Decision', 'high', '14:15', meetings(4, ecb), rate(2.25)),
    line('ECB Deposit Facility Rate', 'high', '14:15', meetings(4, ecb), rate(2)),
    line('ECB Press Conference', 'high', '14:45', meetings(4, ecb)),
    line('ECB Monetary Policy Meeting Accounts', 'medium', '13:30', meetings(4, accounts)),
    line('CPI (YoY)', 'high', '11:00', monthly(2), steady(2.1, 0.3)),
    line('Core CPI (YoY)', 'medium', '11:00', monthly(2), steady(2.3, 0.2)),
    line('GDP (QoQ)', 'high', '11:00', quarterly(0, 21), jumpy(0.25, 0.25)),
    line('Unemployment Rate', 'medium', '11:00', monthly(3, 2), steady(6.3, 0.15)),
    line('HCOB Manufacturing PMI', 'high', '10:00', monthly(16, 0), steady(49.6, 1.2, '')),
    line('HCOB Services PMI', 'high', '10:00', monthly(16, 0), steady(51.8, 1.2, '')),
    line('Retail Sales (MoM)', 'low', '11:00', monthly(4, 2), jumpy(0.1, 0.5)),
    line('Industrial Production (MoM)', 'medium', '11:00', monthly(10, 2), jumpy(0.1, 1)),
    line('ZEW Economic Sentiment', 'medium', '11:00', monthlyOn(2, 2, 0), steady(24, 11, '')),
    line('Consumer Confidence', 'low', '16:00', monthly(15, 0), steady(-14.6, 1.6, '')),
    line('M3 Money Supply (YoY)', 'low', '10:00', monthly(19), steady(3.1, 0.5)),
  ]),
  ...seriesOf(germany, [
    line('CPI (MoM)', 'high', '14:00', monthly(20, 0), jumpy(0.2, 0.3)),
    line('GDP (QoQ)', 'high', '10:00', quarterly(0, 21), jumpy(0.1, 0.3)),
    line('Ifo Business Climate Index', 'high', '10:00', monthly(17, 0), steady(88.3, 1.7, '')),
    line('ZEW Economic Sentiment', 'high', '11:00', monthlyOn(2, 2, 0), steady(32, 16, '')),
    line('HCOB Manufacturing PMI', 'high', '09:30', monthly(16, 0), steady(48.6, 1.6, '')),
    line('Factory Orders (MoM)', 'medium', '08:00', monthly(4, 2), jumpy(0.3, 2.8)),
    line('Industrial Production (MoM)', 'medium', '08:00', monthly(5, 2), jumpy(0, 1.3)),
    line('Retail Sales (MoM)', 'medium', '08:00', monthly(20), jumpy(0.1, 0.9)),
    line('Unemployment Change', 'medium', '09:55', monthly(20, 0), jumpy(9, 11, 'K', 0)),
    line('Unemployment Rate', 'medium', '09:55', monthly(20, 0), steady(6.3, 0.1)),
    line('Trade Balance', 'low', '08:00', monthly(5, 2), steady(16.2, 2.5, 'EUR B')),
    line('GfK Consumer Climate', 'medium', '08:00', monthly(18, 0), steady(-22.5, 3, '')),
    line('10-Year Bund Auction', 'low', '11:30', monthlyOn(3, 2, 0), steady(2.68, 0.2, '%', 2)),
  ]),
  ...seriesOf(france, [
    line('CPI (MoM)', 'medium', '08:45', monthly(20, 0), jumpy(0.1, 0.35)),
    line('GDP (QoQ)', 'medium', '07:30', quarterly(0, 20), jumpy(0.2, 0.25)),
    line('HCOB Manufacturing PMI', 'medium', '09:15', monthly(16, 0), steady(48.4, 1.3, '')),
    line('HCOB Services PMI', 'medium', '09:15', monthly(16, 0), steady(49.5, 1.4, '')),
    line('Industrial Production (MoM)', 'low', '08:45', monthly(4, 2), jumpy(0.1, 1.1)),
    line('Consumer Spending (MoM)', 'low', '08:45', monthly(20), jumpy(0.1, 0.6)),
  ]),
  ...seriesOf(italy, [
    line('CPI (YoY)', 'medium', '11:00', monthly(20, 0), steady(1.4, 0.3)),
    line('GDP (QoQ)', 'medium', '10:00', quarterly(0, 20), jumpy(0.1, 0.2)),
    line('HCOB Manufacturing PMI', 'low', '09:45', monthly(1), steady(49.3, 1.2, '')),
    line('Unemployment Rate', 'low', '10:00', monthly(3, 2), steady(6.1, 0.2)),
  ]),
  ...seriesOf(spain, [
    line('CPI (YoY)', 'medium', '09:00', monthly(20, 0), steady(2.9, 0.3)),
    line('GDP (QoQ)', 'medium', '09:00', quarterly(0, 20), jumpy(0.6, 0.2)),
    line('HCOB Services PMI', 'low', '09:15', monthly(3), steady(54.1, 1.6, '')),
    line('Unemployment Change', 'medium', '09:00', monthly(2), jumpy(-8, 32, 'K')),
  ]),
]
