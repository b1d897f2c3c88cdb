import { stemOf } from '../shared/query/stem.ts'

/** What is traded beside shares, in the words for it. Two headlines that name such, and none in common, are about different facts. */
const INSTRUMENTS = `
oil: oil crude brent wti
gold: gold bullion
silver: silver
copper: copper
platinum: platinum
palladium: palladium
aluminium: aluminium aluminum
nickel: nickel
zinc: zinc
tin: tin
lithium: lithium
wheat: wheat
corn: corn maize
soybeans: soybean soybeans soy
coffee: coffee
cocoa: cocoa
cotton: cotton
sugar: sugar
gasoline: gasoline petrol
bitcoin: bitcoin btc
ether: ether ethereum
solana: solana
xrp: xrp ripple
dogecoin: dogecoin
yen: yen dollaryen
yuan: yuan renminbi dollaryuan
rupee: rupee dollarrupee
peso: peso
franc: franc
krona: krona
won: dollarwon
real: dollarreal
lira: lira
rand: rand
ruble: ruble rouble
loonie: loonie
sterling: sterling
`
const byWord: ReadonlyMap<string, string> = new Map(
  INSTRUMENTS.trim()
    .split('\n')
    .flatMap((line) => {
      const [name = '', list = ''] = line.split(': ')
      return list.split(' ').map((word) => [stemOf(word), name] as const)
    }),
)

export const instrumentsIn = (stems: readonly string[]): readonly string[] =>
  stems.flatMap((stem) => byWord.get(stem) ?? [])
