import type { Words } from '../../facts/fact.ts'

type Bank = readonly [bank: string, rateName: string, speaker: string]

const banks: Readonly<Record<string, Bank>> = {
  us: ['Fed', 'federal funds rate', 'Fed policymaker'],
  ca: ['BoC', 'overnight rate', 'BoC deputy governor'],
  br: ['Brazil central bank', 'Selic rate', 'Brazilian central banker'],
  mx: ['Banxico', 'key rate', 'Banxico board member'],
  ez: ['ECB', 'key rate', 'ECB policymaker'],
  gb: ['BoE', 'Bank Rate', 'BoE rate setter'],
  uk: ['BoE', 'Bank Rate', 'BoE rate setter'],
  ch: ['SNB', 'policy rate', 'SNB board member'],
  se: ['Riksbank', 'policy rate', 'Riksbank deputy governor'],
  no: ['Norges Bank', 'policy rate', 'Norges Bank deputy governor'],
  za: ['SARB', 'repo rate', 'SARB deputy governor'],
  jp: ['BoJ', 'policy rate', 'BoJ board member'],
  cn: ['PBoC', 'loan prime rate', 'PBoC official'],
  au: ['RBA', 'cash rate', 'RBA assistant governor'],
  nz: ['RBNZ', 'cash rate', 'RBNZ official'],
  kr: ['BoK', 'base rate', 'BoK board member'],
  in: ['RBI', 'repo rate', 'RBI deputy governor'],
}

export function bankOf(code: string): Words | undefined {
  const [bank, rateName, speaker] = banks[code] ?? []
  return bank && rateName && speaker ? { bank, rateName, speaker } : undefined
}
