import { expect, it } from 'vitest'
import { symbolsOf } from '../../../../src/rules/watchlists/file/file-symbols.ts'

const YAHOO = `Symbol,Current Price,Date,Time,Change,Open
AAPL,278.12,2026/11/25,16:00 EST,1.2,276.9
BRK-B,511.02,2026/11/25,16:00 EST,-0.4,512
^VIX,17.2,2026/11/25,16:15 EST,0.1,17
BTC-USD,91234.5,2026/11/25,20:59 UTC,12,91220
`
const FIDELITY = `Account Number,Account Name,Symbol,Description,Quantity,Last Price
Z12345678,"Individual, joint",SPAXX**,HELD IN MONEY MARKET,,
Z12345678,"Individual, joint",NVDA,NVIDIA CORPORATION COM,10,$177.82
Z12345678,"Individual, joint", -AAPL260116C200,AAPL JAN 16 2026 $200 CALL,-1,$80.10
Z12345678,"Individual, joint",Pending Activity,,,

"The data and information in this spreadsheet is provided to you solely for your use, and is not
for distribution."

Date downloaded Nov-27-2026 9:41 a.m ET
`

it.each<[string, string, string[], string[]]>([
  [
    'a list of TradingView with sections',
    '###TECH,NASDAQ:AAPL,NYSE:BRK.B,###Coins, all of them,BINANCE:BTCUSDT,CME_MINI:ES1!,NASDAQ:AAPL',
    ['AAPL', 'BRK.B', 'BTCUSDT'],
    ['1: all of them', '1: CME_MINI:ES1!'],
  ],
  ['a table of Yahoo', YAHOO, ['AAPL', 'BRK.B', '^VIX', 'BTC-USD'], []],
  ['a table of Fidelity', FIDELITY, ['SPAXX', 'NVDA'], ['4: -AAPL260116C200', '5: Pending Activity']],
  [
    'a table with a title above, semicolons and decimal commas',
    '"Positions as of today"\r\n\r\nTicker;Name;Kurs\r\nSAP.DE;SAP SE;230,15\r\nsie.de;Siemens AG;240,5\r\n;Summe;470,65\r\n',
    ['SAP.DE', 'SIE.DE'],
    [],
  ],
  ['a column of numbers', 'Symbol/CUSIP\n600519\n7', ['600519', '7'], []],
  ['a column beside others of like names', 'My symbol;Ticker name;Symbol\nA;B;NVDA\nC;D;A*B', ['NVDA'], ['3: A*B']],
  [
    'words that are partly symbols',
    'NVDA %%\nA#B\n12345678\n1234.5\n123',
    [],
    ['1: NVDA %%', '2: A#B', '3: 12345678', '4: 1234.5', '5: 123'],
  ],
  ['one symbol to a line', '# mine\nnvda\n\n$AAPL\nNVDA\nbrk/b', ['NVDA', 'AAPL', 'BRK.B'], []],
  ['symbols with spaces between them', 'NVDA AAPL\nMSFT', ['NVDA', 'AAPL', 'MSFT'], []],
  [
    'names and numbers among symbols',
    'AAPL,Apple Inc.,192.3\nMSFT,Microsoft,12\n600519,%%',
    ['AAPL', 'MSFT', '600519'],
    ['1: Apple Inc.', '1: 192.3', '2: Microsoft', '2: 12', '3: %%'],
  ],
  ['the heading alone', 'Symbols\n', [], []],
  ['nothing', ' \n,,\n', [], []],
])('WCH-10 what %s holds', (_, text, symbols, unclear) => {
  const read = symbolsOf(text)
  expect([read.symbols, read.unclear.map(({ line, text }) => `${line}: ${text}`)]).toEqual([symbols, unclear])
})

it.each<[string, string, string[], string[]]>([
  [
    'names in capitals beside symbols',
    'NVIDIA,NVDA,10\nAPPLE INC,AAPL,20\nNVDA AAPL,F\nNVDA CHIPS,F',
    ['NVDA', 'AAPL', 'F'],
    ['1: NVIDIA', '1: 10', '2: APPLE INC', '2: 20', '4: NVDA CHIPS'],
  ],
  [
    'symbols of other markets',
    'XETR:SIE,SAP.DE,BTC-USD,^GDAXI,BTCUSD',
    ['SIE', 'SAP.DE', 'BTC-USD', '^GDAXI', 'BTCUSD'],
    [],
  ],
  ['one symbol to a line', 'NVDA\nSIE,,\n', ['NVDA', 'SIE'], []],
  ['a column of symbols', 'Symbol,Name\nSIE,SIEMENS\n', ['SIE'], []],
])('WCH-10 of %s the words that the directory does not know are no symbols', (_, text, symbols, unclear) => {
  const isKnown = (symbol: string) => ['NVDA', 'AAPL', 'F', 'BTCUSD'].includes(symbol)
  const read = symbolsOf(text, isKnown)
  expect([read.symbols, read.unclear.map(({ line, text }) => `${line}: ${text}`)]).toEqual([symbols, unclear])
})
