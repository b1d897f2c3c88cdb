/** A broker with its words for the three grades, and its own symbol where it is listed. */
export type Broker = { broker: string; buy: string; hold: string; sell: string; ticker?: string }

const broker = (name: string, buy: string, hold: string, sell: string, ticker?: string): Broker => ({
  broker: name,
  buy,
  hold,
  sell,
  ...(ticker === undefined ? {} : { ticker }),
})

export const brokers: readonly Broker[] = [
  broker('Morgan Stanley', 'Overweight', 'Equal Weight', 'Underweight', 'MS'),
  broker('Goldman Sachs', 'Buy', 'Neutral', 'Sell', 'GS'),
  broker('JPMorgan', 'Overweight', 'Neutral', 'Underweight', 'JPM'),
  broker('BofA Securities', 'Buy', 'Neutral', 'Underperform', 'BAC'),
  broker('Citi', 'Buy', 'Neutral', 'Sell', 'C'),
  broker('Wells Fargo', 'Overweight', 'Equal Weight', 'Underweight', 'WFC'),
  broker('Barclays', 'Overweight', 'Equal Weight', 'Underweight'),
  broker('UBS', 'Buy', 'Neutral', 'Sell'),
  broker('Deutsche Bank', 'Buy', 'Hold', 'Sell'),
  broker('Jefferies', 'Buy', 'Hold', 'Underperform'),
  broker('RBC Capital Markets', 'Outperform', 'Sector Perform', 'Underperform'),
  broker('Evercore ISI', 'Outperform', 'In Line', 'Underperform'),
  broker('Bernstein', 'Outperform', 'Market Perform', 'Underperform'),
  broker('Piper Sandler', 'Overweight', 'Neutral', 'Underweight'),
  broker('KeyBanc', 'Overweight', 'Sector Weight', 'Underweight'),
  broker('Mizuho', 'Outperform', 'Neutral', 'Underperform'),
  broker('Oppenheimer', 'Outperform', 'Perform', 'Underperform'),
  broker('TD Cowen', 'Buy', 'Hold', 'Sell'),
  broker('Stifel', 'Buy', 'Hold', 'Sell'),
  broker('BMO Capital Markets', 'Outperform', 'Market Perform', 'Underperform'),
  broker('Baird', 'Outperform', 'Neutral', 'Underperform'),
  broker('HSBC', 'Buy', 'Hold', 'Reduce'),
]
