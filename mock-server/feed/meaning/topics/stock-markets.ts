import type { TopicWords } from './shared/topic-words.ts'

const rises = `jump|jumps|jumped|surge|surges|surged|rise|rises|rose|climb|climbs|climbed|gain|gains|gained|rally|
        rallies|rallied|soar|soars|soared|advance|advances|higher|up|rebound|rebounds|hit|hits|extend|edge|
        drift|open|close|closes|end|ends|top|tops`
const falls = `fall|falls|fell|drop|drops|dropped|slip|slips|slipped|slide|slides|slid|sink|sinks|sank|tumble|
        tumbles|tumbled|plunge|plunges|plunged|slump|slumps|slumped|dive|dives|dip|dips|retreat|retreats|
        lower|down|wobble|steady|mixed|pare|trade|trim|struggle|waver|stumble|shed`
const moves = `${rises}|${falls}`
const leaps = `jumps|jumped|surges|surged|soars|soared|plunges|plunged|tumbles|tumbled|slumps|slumped|sinks|sank|
        dives|rallies|rallied|climbs|slides|skyrockets|nosedives|craters|falls|fell|rises|rose|slips|dips|
        declines|retreats`

export const stockMarkets: TopicWords = {
  topic: 'STOCK_MARKETS',
  says: [
    'IBEX',
    'short interest|sellers',
    'early|late|morning|afternoon trading',
    'premarket|pre-market',
    'options traders',
    'IPO|IPOs',
    'stock|share price',
    'price of the stock',
    'market value|cap',
    'Wall Street',
    'S&P 500|400|600',
    'Dow|DJIA',
    'Nasdaq|NASDAQ',
    'Russell 2000',
    'FTSE|DAX|CAC|Nikkei|Topix|Kospi|Sensex|Nifty|Ibovespa|Stoxx|Bovespa',
    'Hang Seng',
    'CSI 300',
    `stock|equity market|markets|exchange|exchanges|index|indexes|futures|benchmark|rally|selloff|rout|
        movers`,
    `stocks|shares|equities ${moves}`,
    'stocks|shares on|making',
    `European|Asian|Asia|Europe|Japanese|Chinese|Indian|US|U.S.|global|world|emerging|German|British|UK|
        tech|technology|chip|bank shares|stocks|equities|stock`,
    'bull|bear market',
    'small|large|mid caps|cap',
    'small-cap|large-cap|mid-cap',
    'market|markets selloff|sell-off|rout|rally|wrap|close|open|opens|closes',
    'meme stock|stocks',
    'short seller|sellers|squeeze',
    'record close|closing',
    'before|after the bell',
    'premarket|premarket trading',
    'after-hours trading',
    'options volume|traders',
    'most active stocks',
    'bourse|bourses',
    'bolsa|bolsas',
    'IPO market',
    'volatility index',
    'VIX',
  ],
  hints: [
    'stocks',
    'shares',
    'stock',
    'equities',
    'investors',
    'traders',
    'trading',
    'calls|puts',
    'selloff|sell-off',
    'rally|rallies',
    'record high|low',
    'ends|closes higher|lower',
    'ETF|ETFs',
  ],
  pairs: [
    ['bears|bulls', 'positions|bets'],
    ['traders', 'swings|position|bet'],
    ['files', 'listing'],
    ['shares|stock|stocks', `${moves}|moves|red|green|record|surging|falling|rising`],
    ['movers|gainers|losers', 'premarket|today|session|watch'],
    ['watch|stock|premarket|market|biggest', 'movers|gainers|losers'],
    ['trading', 'outage|halt|halted|suspended'],
  ],
  never: ['falls|fell short', 'stock exchange commission', 'crude|gas|oil|gasoline stocks', 'climbs|rises to'],
  afterCompany: leaps,
}
