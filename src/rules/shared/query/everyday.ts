const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/**
 * Symbols that are everyday words: in capitals, too, they are the word. This list and the next are the only ones that decide on it; what is
 * meant as a symbol has a dollar sign ($ALL).
 */
const everydayWords = words(`
  A ACT ALL AM AN ANY ARE AS AT BE BEST BIG BUY BY CAN CAR CARE CASH CITY COAL COST CUT DAY DEAL DO EAT EDIT ELSE EVER FALL FAST FIVE FIX
  FLOW FLY FOR FREE FUN FUND GAS GO GOLD GOOD GROW HAS HE HEAR HIGH HOLD HOME HOPE HOT HOUR I ICE IF IN INFO IS JOB JUST KEY KIDS LAND LAW LIFE
  LIVE LOAN LOT LOVE LOW MAIN MAN MASS ME MET MIND MOVE MUST MY NEW NEXT NICE NO NOT NOW OF OIL OLD ON ONE OPEN OR OUR OUT PAY PEAK PLAN PLAY PLUS
  POST REAL RENT RIDE RISE ROAD ROCK ROOT RUN SAFE SALE SAY SEE SHIP SITE SKY SNOW SO SOLD STAR STAY STEM STEP SUN TALK TAX TEAM TELL TEN THE TO TOP
  TRUE TRY TURN TWO UP VERY VOTE WAR WAY WE WELL WHEN WIN WIND WISH WITH WOOD WORK YOU ZERO ZONE`)

/** Abbreviations of everyday headlines, whether or not they are symbols: the word, as it is written in capitals ('IT', not 'it'). */
const abbreviations = words(`
  AG AI API AR BOE BOJ CEO CFO COO CPI CTO DC DIY DNA DOJ EBIT ECB EIA EPA EPS ESG ET ETF EU EV EVS FAA FAQ FBI FCC FDA FOMC FTC FX GDP HQ HR
  IMF IP IPO IR IRA IRS IT LA LED LNG LP MA MD MP NATO NBA NFL NHL NHS NLRB NY OPEC PC PE PM PMI PR QE RAM ROI SEC SPAC SUV TV UAE UAW
  UK UN US USA USD VC VP VR WHO WTI WTO`)

/** Also with dots: 'U.S.'. */
export const isEveryday = (symbol: string) =>
  [symbol, symbol.replace('.', '')].some((word) => everydayWords.has(word) || abbreviations.has(word))
export const isAbbreviation = (symbol: string) => abbreviations.has(symbol)
