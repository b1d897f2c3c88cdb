import { meetings, monthly, monthlyOn, quarterly } from './cadence.ts'
import { jumpy, line, rate, type Series, seriesOf, steady } from './series.ts'

const japan = { code: 'jp', country: 'Japan', currency: 'JPY', zone: 'Asia/Tokyo' }
const china = { code: 'cn', country: 'China', currency: 'CNY', zone: 'Asia/Shanghai' }
const australia = { code: 'au', country: 'Australia', currency: 'AUD', zone: 'Australia/Sydney' }
const newZealand = { code: 'nz', country: 'New Zealand', currency: 'NZD', zone: 'Pacific/Auckland' }
const southKorea = { code: 'kr', country: 'South Korea', currency: 'KRW', zone: 'Asia/Seoul' }
const india = { code: 'in', country: 'India', currency: 'INR', zone: 'Asia/Kolkata' }
const boj = [
  [1, 4],
  [3, 3],
  [4, -1],
  [6, 3],
  [7, -1],
  [9, 3],
  [10, -1],
  [12, 3],
] as const
const rba = [
  [2, 1],
  [3, 3],
  [5, 1],
  [6, 3],
  [8, 2],
  [9, -1],
  [11, 1],
  [12, 2],
] as const
const sevenTimes = [
  [2, 3],
  [4, 2],
  [5, 4],
  [7, 2],
  [8, 3],
  [10, 2],
  [11, 4],
] as const
const rbi = [
  [2, 1],
  [4, 2],
  [6, 1],
  [8, 1],
  [10, 1],
  [12, 1],
] as const

export const asianSeries: readonly Series[] = [
  ...seriesOf(japan, [
    line('BoJ Interest Rate Decision', 'high', '12:00', meetings(5, boj), rate(0.75)),
    line('BoJ Press Conference', 'high', '15:30', meetings(5, boj)),
    line('National Core CPI (YoY)', 'medium', '08:30', monthlyOn(5, 3), steady(2.9, 0.3)),
    line('Tokyo Core CPI (YoY)', 'medium', '08:30', monthlyOn(5, -1, 0), steady(2.7, 0.3)),
    line('GDP (QoQ)', 'high', '08:50', quarterly(1, 11), jumpy(0.1, 0.5)),
    line('Tankan Large Manufacturers Index', 'medium', '08:50', quarterly(0, 1), steady(13, 3, '', 0)),
    line('Industrial Production (MoM)', 'medium', '08:50', monthly(20), jumpy(0.2, 2)),
    line('Household Spending (YoY)', 'low', '08:30', monthlyOn(5, 1, 2), jumpy(0.9, 2.2)),
    line('Unemployment Rate', 'low', '08:30', monthly(20), steady(2.6, 0.1)),
    line('au Jibun Bank Services PMI', 'low', '09:30', monthly(16, 0), steady(52.7, 1.2, '')),
    line('Adjusted Trade Balance', 'low', '08:50', monthlyOn(3, 3), steady(-0.2, 0.25, 'JPY T', 2)),
  ]),
  ...seriesOf(china, [
    line('PBoC Loan Prime Rate', 'medium', '09:15', monthly(14, 0), steady(3, 0.05, '%', 2)),
    line('CPI (YoY)', 'medium', '09:30', monthly(7), steady(0.3, 0.4)),
    line('PPI (YoY)', 'medium', '09:30', monthly(7), steady(-2.2, 0.6)),
    line('GDP (YoY)', 'high', '10:00', quarterly(0, 12), steady(4.8, 0.3)),
    line('Industrial Production (YoY)', 'high', '10:00', monthly(11), steady(5.4, 0.7)),
    line('Retail Sales (YoY)', 'medium', '10:00', monthly(11), steady(3.2, 0.9)),
    line('Manufacturing PMI', 'high', '09:30', monthly(20, 0), steady(49.6, 0.5, '')),
    line('Non-Manufacturing PMI', 'high', '09:30', monthly(20, 0), steady(50.2, 0.5, '')),
    line('Caixin Manufacturing PMI', 'high', '09:45', monthly(1), steady(50.4, 0.8, '')),
    line('Exports (YoY)', 'medium', '11:00', monthly(6), jumpy(5.1, 3.6)),
    line('Trade Balance', 'medium', '11:00', monthly(6), steady(98, 12, 'USD B')),
  ]),
  ...seriesOf(australia, [
    line('RBA Interest Rate Decision', 'high', '14:30', meetings(2, rba), rate(3.6)),
    line('RBA Meeting Minutes', 'medium', '11:30', monthlyOn(2, 3, 0)),
    line('Employment Change', 'high', '11:30', monthlyOn(4, 3), jumpy(22, 28, 'K')),
    line('Unemployment Rate', 'medium', '11:30', monthlyOn(4, 3), steady(4.3, 0.15)),
    line('CPI (QoQ)', 'high', '11:30', quarterly(0, 19), jumpy(0.8, 0.25)),
    line('Monthly CPI Indicator (YoY)', 'medium', '11:30', monthlyOn(3, -1), steady(3.2, 0.3)),
    line('GDP (QoQ)', 'high', '11:30', quarterly(2, 3), jumpy(0.5, 0.25)),
    line('Retail Sales (MoM)', 'high', '11:30', monthly(20), jumpy(0.3, 0.5)),
    line('NAB Business Confidence', 'low', '11:30', monthlyOn(2, 2), steady(6, 3, '', 0)),
    line('Trade Balance', 'low', '11:30', monthly(3, 2), steady(4.1, 1.6, 'AUD B', 3)),
  ]),
  ...seriesOf(newZealand, [
    line('RBNZ Interest Rate Decision', 'high', '14:00', meetings(3, sevenTimes), rate(2.25)),
    line('CPI (QoQ)', 'high', '10:45', quarterly(0, 12), jumpy(0.7, 0.25)),
    line('Employment Change (QoQ)', 'high', '10:45', quarterly(1, 3), jumpy(0.1, 0.3)),
    line('GDP (QoQ)', 'high', '10:45', quarterly(2, 13), jumpy(0.3, 0.6)),
    line('Business NZ PMI', 'low', '10:30', monthlyOn(5, 2), steady(50.3, 2, '')),
  ]),
  ...seriesOf(southKorea, [
    line('BoK Interest Rate Decision', 'medium', '10:00', meetings(4, sevenTimes), rate(2.5)),
    line('CPI (YoY)', 'low', '08:00', monthly(2), steady(2.2, 0.3)),
    line('Exports (YoY)', 'medium', '09:00', monthly(1), jumpy(6, 5)),
    line('GDP (QoQ)', 'medium', '08:00', quarterly(0, 18), jumpy(0.5, 0.5)),
  ]),
  ...seriesOf(india, [
    line('RBI Interest Rate Decision', 'medium', '10:00', meetings(5, rbi), rate(5.5)),
    line('CPI (YoY)', 'medium', '16:00', monthly(9), steady(2.4, 0.9, '%', 2)),
    line('GDP Quarterly (YoY)', 'medium', '16:00', quarterly(2, 1), steady(7.2, 0.6)),
    line('HSBC Services PMI', 'low', '10:30', monthly(3), steady(59.8, 1.6, '')),
  ]),
]
