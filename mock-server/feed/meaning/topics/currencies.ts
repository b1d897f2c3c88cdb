import type { TopicWords } from './shared/topic-words.ts'

export const currencies: TopicWords = {
  topic: 'CURRENCIES',
  says: [
    `dollar|euro|pound|peso|franc|yen|lira|rupee|real|won|krona gives|extends|advances|trades|closes|
        softens|declines|firms|gains|loses|recovers|pares|weakens|rebounds`,
    'Australian|Canadian|Zealand|Singapore|Hong dollar',
    'Mexican|Swiss|Turkish|Indian|Brazilian peso|franc|lira|rupee|real',
    `yen|euro|sterling|renminbi|yuan|rupee|peso|lira|ruble|rouble|won|franc|rand|krona|krone|forint|
        zloty|ringgit|baht|rupiah dips|slips|slides|falls|drops|weakens|hits|rises|gains|climbs|strengthens|
        steadies|tumbles|jumps|rallies|firms|eases|at|near|to|against|weaker|slumps|holds`,
    'the dollar|yen|euro|pound|yuan|rupee|peso|lira|ruble',
    'weaker|weak|stronger|strong yen|euro|pound|yuan|peso|rupee|dollar',
    `dollar index|bulls|bears|strength|weakness|rally|slide|slips|slides|falls|dips|drops|eases|steadies|
        rises|gains|climbs|firms|weakens|strengthens|jumps|hits|holds|edges|general`,
    'sterling',
    'foreign exchange',
    'currency|currencies',
    'forex|FX',
    'exchange rate|rates',
    'EUR USD',
    'USD JPY',
    'GBP USD',
    'greenback|loonie|aussie|kiwi',
    'devaluation|devalues',
    'yen',
    'yuan',
  ],
  hints: ['dollar', 'euro', 'pound', 'peso', 'rupee', 'lira', 'ruble|rouble', 'real', 'franc'],
  never: [
    'million|billion euro|euros|pounds|dollars|yen|yuan',
    'digital currency|currencies',
    'dollar store|stores|bill|bills|amount',
    'euro zone',
    'Euro 2024|2028|2032',
    'pound for pound',
  ],
  pairs: [
    ['dollar', 'pesos|francs|rupees|yuan|lira|rand|reais|won'],
    ['dollar|pound|euro|peso|real', 'yen|euro|sterling|yuan|against'],
  ],
}
