import { meetings, monthly, monthlyOn, quarterly, weekly } from './cadence.ts'
import { jumpy, line, rate, type Series, seriesOf, steady } from './series.ts'

const canada = { code: 'ca', country: 'Canada', currency: 'CAD', zone: 'America/Toronto' }
const brazil = { code: 'br', country: 'Brazil', currency: 'BRL', zone: 'America/Sao_Paulo' }
const mexico = { code: 'mx', country: 'Mexico', currency: 'MXN', zone: 'America/Mexico_City' }
const eight = [
  [1, -1],
  [3, 2],
  [4, 3],
  [6, 1],
  [7, 3],
  [9, 3],
  [10, -1],
  [12, 2],
] as const
const copom = [
  [1, -1],
  [3, 3],
  [5, 1],
  [6, 3],
  [7, -1],
  [9, 3],
  [11, 1],
  [12, 2],
] as const

export const otherAmericanSeries: readonly Series[] = [
  ...seriesOf(canada, [
    line('BoC Interest Rate Decision', 'high', '09:45', meetings(3, eight), rate(2.25)),
    line('BoC Press Conference', 'medium', '10:30', meetings(3, eight)),
    line('Employment Change', 'high', '08:30', monthlyOn(5, 1), jumpy(15, 38, 'K')),
    line('Unemployment Rate', 'high', '08:30', monthlyOn(5, 1), steady(6.9, 0.25)),
    line('CPI (MoM)', 'high', '08:30', monthly(12), jumpy(0.15, 0.25)),
    line('CPI (YoY)', 'high', '08:30', monthly(12), steady(2.2, 0.35)),
    line('Core Retail Sales (MoM)', 'high', '08:30', monthly(15, 2), jumpy(0.2, 0.8)),
    line('GDP (MoM)', 'high', '08:30', monthly(20, 2), jumpy(0.1, 0.2)),
    line('Ivey PMI', 'medium', '10:00', monthly(4), jumpy(52.5, 4, '')),
    line('Building Permits (MoM)', 'low', '08:30', monthly(8, 2), jumpy(0.3, 5)),
    line('Trade Balance', 'medium', '08:30', monthly(4, 2), steady(-4.8, 2, 'CAD B', 2)),
  ]),
  ...seriesOf(brazil, [
    line('Selic Interest Rate Decision', 'high', '18:30', meetings(3, copom), rate(14.5)),
    line('CPI (MoM)', 'medium', '09:00', monthly(7), jumpy(0.4, 0.25, '%', 2)),
    line('CPI (YoY)', 'medium', '09:00', monthly(7), steady(4.7, 0.4, '%', 2)),
    line('Retail Sales (MoM)', 'low', '09:00', monthly(9, 2), jumpy(0.1, 0.8)),
    line('Industrial Production (MoM)', 'low', '09:00', monthly(2, 2), jumpy(0.1, 0.9)),
    line('Unemployment Rate', 'low', '09:00', monthly(20), steady(5.6, 0.4)),
    line('Trade Balance', 'low', '15:00', monthly(1), steady(6.1, 1.5, 'USD B', 2)),
    line('BCB Focus Market Readout', 'low', '08:25', weekly(1)),
  ]),
  ...seriesOf(mexico, [
    line('Banxico Interest Rate Decision', 'medium', '13:00', meetings(4, eight), rate(7.25)),
    line('CPI (YoY)', 'medium', '06:00', monthly(6), steady(3.7, 0.4, '%', 2)),
    line('Industrial Production (MoM)', 'low', '06:00', monthly(8, 2), jumpy(0.1, 0.7)),
    line('GDP (QoQ)', 'medium', '06:00', quarterly(0, 21), jumpy(0.2, 0.4)),
    line('Unemployment Rate', 'low', '06:00', monthly(19), steady(2.9, 0.2)),
  ]),
]
