import type { TopicWords } from './shared/topic-words.ts'

export const metals: TopicWords = {
  topic: 'METALS',
  says: [
    'restart|resume|restarts|resumes mining',
    'silver markets|weekly|etf',
    'cobalt|graphite|tungsten|antimony',
    'London Metal Exchange',
    'lithium',
    'diamond|diamonds miner|mine|mines|company|producer',
    'copper',
    'zinc',
    'nickel',
    'mining company|companies|giant',
    'aluminum|aluminium',
    'palladium',
    'platinum',
    `gold|silver|copper|platinum|palladium|aluminum|aluminium|nickel|zinc|lithium|tin|iron|steel price|
        prices|futures|mine|mines|miner|miners|ore|rallies|rally|slips|falls|rises|hits|climbs|jumps|slides|
        drops|gains|eases|steadies|tops|surges|tumbles|output|production|demand|market|bullion|tariff|
        tariffs|smelter|smelters|producer|producers|maker|makers|mill|mills|coil|rebar|imports|holds|soars|
        near|above|at|stockpiles|bugs|reserves|deposit|extends|retreats|edges`,
    'spot|comex|Comex|LME gold|silver|copper',
    'gold',
    'bullion',
    'precious|base|industrial metals|metal',
    'rare earth|earths',
    'iron ore',
    'hot-rolled coil',
    'metals',
    'LME',
  ],
  hints: [
    'resources',
    'order book',
    'grades',
    'output',
    'line',
    'tons',
    'construction demand',
    'a ton',
    'restarts',
    'silver',
    'copper',
    'steel',
    'aluminum|aluminium',
    'ounce',
    'mine|mines|miner|miners|mining',
    'smelter',
    'tariff|tariffs',
    'ton',
    'ore',
  ],
  never: [
    'crypto|bitcoin mining',
    'platinum|gold card|cards|record|album|jubilee',
    `gold|silver|bronze medal|medals|medalist|medalists|medallist|medallists|winner|cup|card|standard|
        coast`,
    'golden',
    'tin foil',
  ],
  industries: ['Gold', 'Silver', 'Copper', 'Steel', 'Aluminum', 'Diversified Metals & Mining'],
}
