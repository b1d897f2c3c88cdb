import { federalDay } from '../time/holidays.ts'
import { earlier, meetings, monthly, monthlyOn, quarterly, weekly, weekOfYear } from './cadence.ts'
import { jumpy, line, rate, type Series, seriesOf, steady } from './series.ts'

const unitedStates = {
  code: 'us',
  country: 'United States',
  currency: 'USD',
  zone: 'America/New_York',
  published: federalDay,
}
const fed = [
  [1, -1],
  [3, 3],
  [4, -1],
  [6, 3],
  [7, -1],
  [9, 3],
  [10, -1],
  [12, 2],
] as const
/** Three weeks after each meeting. */
const minutes = [
  [2, 3],
  [4, 2],
  [5, 4],
  [7, 2],
  [8, 3],
  [10, 2],
  [11, 3],
] as const

/** Gas is stored from April to October and used in winter: by some 130 billion cubic feet in a week of January. */
const gasSeason = (index: number) => -110 * Math.cos((2 * Math.PI * (weekOfYear(index) - 3)) / 52)

export const americanSeries: readonly Series[] = seriesOf(unitedStates, [
  line('Fed Interest Rate Decision', 'high', '14:00', meetings(3, fed), rate(3.75)),
  line('FOMC Statement', 'high', '14:00', meetings(3, fed)),
  line('FOMC Press Conference', 'high', '14:30', meetings(3, fed)),
  line('FOMC Meeting Minutes', 'high', '14:00', meetings(3, minutes)),
  line('FOMC Member Speaks', 'medium', '12:30', weekly(2)),
  line('FOMC Member Speaks', 'medium', '09:00', weekly(5)),
  line('Nonfarm Payrolls', 'high', '08:30', monthlyOn(5, 1), jumpy(95, 85, 'K', 0)),
  line('Unemployment Rate', 'high', '08:30', monthlyOn(5, 1), steady(4.3, 0.25)),
  line('Average Hourly Earnings (MoM)', 'high', '08:30', monthlyOn(5, 1), jumpy(0.3, 0.14)),
  line('Participation Rate', 'low', '08:30', monthlyOn(5, 1), steady(62.4, 0.2)),
  line('ADP Nonfarm Employment Change', 'medium', '08:15', earlier(monthlyOn(5, 1), 2), jumpy(72, 62, 'K', 0)),
  line('JOLTS Job Openings', 'high', '10:00', monthly(2, 2), steady(7.25, 0.35, 'M', 3)),
  line('Initial Jobless Claims', 'high', '08:30', weekly(4), steady(224, 16, 'K', 0)),
  line('Continuing Jobless Claims', 'medium', '08:30', weekly(4), steady(1940, 45, 'K', 0)),
  line('CPI (MoM)', 'high', '08:30', monthly(8), jumpy(0.2, 0.16)),
  line('CPI (YoY)', 'high', '08:30', monthly(8), steady(2.9, 0.4)),
  line('Core CPI (MoM)', 'high', '08:30', monthly(8), jumpy(0.25, 0.1)),
  line('PPI (MoM)', 'high', '08:30', monthly(9), jumpy(0.2, 0.28)),
  line('Core PCE Price Index (MoM)', 'high', '08:30', monthly(20), jumpy(0.22, 0.1)),
  line('Core PCE Price Index (YoY)', 'high', '08:30', monthly(20), steady(2.8, 0.3)),
  line('Personal Spending (MoM)', 'medium', '08:30', monthly(20), jumpy(0.4, 0.25)),
  line('Retail Sales (MoM)', 'high', '08:30', monthly(11), jumpy(0.3, 0.55)),
  line('Core Retail Sales (MoM)', 'high', '08:30', monthly(11), jumpy(0.3, 0.4)),
  line('GDP (QoQ)', 'high', '08:30', quarterly(0, 20), steady(2.1, 1.2)),
  line('ISM Manufacturing PMI', 'high', '10:00', monthly(1), steady(48.8, 1.5, '')),
  line('ISM Manufacturing Prices', 'medium', '10:00', monthly(1), steady(61.5, 4, '')),
  line('ISM Non-Manufacturing PMI', 'high', '10:00', monthly(3), steady(51.6, 1.5, '')),
  line('S&P Global Manufacturing PMI', 'medium', '09:45', monthly(16, 0), steady(52.1, 1.2, '')),
  line('S&P Global Services PMI', 'high', '09:45', monthly(16, 0), steady(54.2, 1.3, '')),
  line('Philadelphia Fed Manufacturing Index', 'high', '08:30', monthlyOn(4, 3, 0), jumpy(2, 12, '')),
  line('NY Empire State Manufacturing Index', 'medium', '08:30', monthly(11, 0), jumpy(3, 11, '')),
  line('Industrial Production (MoM)', 'medium', '09:15', monthly(12), jumpy(0.1, 0.5)),
  line('Durable Goods Orders (MoM)', 'high', '08:30', monthly(18), jumpy(0.4, 2.6)),
  line('Factory Orders (MoM)', 'low', '10:00', monthly(4, 2), jumpy(0.3, 1.3)),
  line('CB Consumer Confidence', 'high', '10:00', monthlyOn(2, -1, 0), steady(95.5, 4, '')),
  line('Michigan Consumer Sentiment', 'medium', '10:00', monthlyOn(5, 2, 0), steady(56.5, 5, '')),
  line('Michigan 5-Year Inflation Expectations', 'medium', '10:00', monthlyOn(5, 2, 0), steady(3.7, 0.3)),
  line('Building Permits', 'medium', '08:30', monthly(13), steady(1.37, 0.06, 'M', 3)),
  line('Housing Starts', 'medium', '08:30', monthly(13), steady(1.34, 0.08, 'M', 3)),
  line('Existing Home Sales', 'high', '10:00', monthly(15), steady(4.04, 0.12, 'M', 2)),
  line('New Home Sales', 'high', '10:00', monthly(17), steady(690, 45, 'K', 0)),
  line('Trade Balance', 'medium', '08:30', monthly(4, 2), steady(-68, 12, 'USD B')),
  line('Crude Oil Inventories', 'high', '10:30', weekly(3), jumpy(-0.2, 5.2, 'M', 3)),
  line('API Weekly Crude Oil Stock', 'medium', '16:30', weekly(2), jumpy(-0.1, 4.8, 'M', 3)),
  line('Natural Gas Storage', 'low', '10:30', weekly(4), { ...steady(-15, 24, 'B', 0), season: gasSeason }),
  line('U.S. Baker Hughes Oil Rig Count', 'medium', '13:00', weekly(5), steady(418, 14, '', 0)),
  line('3-Month Bill Auction', 'low', '11:30', weekly(1), steady(3.85, 0.2, '%', 3)),
  line('10-Year Note Auction', 'medium', '13:00', monthlyOn(3, 2, 0), steady(4.15, 0.3, '%', 3)),
  line('30-Year Bond Auction', 'medium', '13:00', monthlyOn(4, 2, 0), steady(4.72, 0.25, '%', 3)),
])
