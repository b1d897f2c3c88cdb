import { type Listed, listed } from '../../companies/listed.ts'
import { remember } from '../../random/remember.ts'

/** What fits a company, in the order in which it is looked for: by its symbol and its industry, as in 'WM Environmental & Facilities Services'. */
type Pool = readonly (readonly [whose: RegExp, choices: readonly string[]])[]

const none: readonly string[] = []
const fitting = (pool: Pool) =>
  remember(
    listed.length,
    ({ ticker, industry }: Listed) => pool.find(([whose]) => whose.test(`${ticker} ${industry}`))?.[1] ?? none,
  )

const products: Pool = [
  [/^FSLR /, ['thin-film panel', 'solar module', 'panel recycling service']],
  [/Semiconductor Materials/, ['etch tool', 'deposition system', 'inspection system', 'test platform']],
  [/Semiconductors$/, ['data center processor', 'power chip', 'AI accelerator', 'automotive chip', 'wireless chip']],
  [
    /Software|Internet Services|IT Consulting/,
    ['AI assistant', 'agent platform', 'analytics suite', 'security module'],
  ],
  [/Communications Equipment/, ['data center switch', 'edge router', 'optical module', 'network software']],
  [/Electronic (Components|Manufacturing)/, ['high-speed connector', 'optical module', 'power module']],
  [/Electronic Equipment/, ['measurement platform', 'sensor platform', 'inspection software']],
  [/Technology Distributors/, ['managed service', 'device subscription']],
  [/^(AAPL|HPQ) /, ['laptop line', 'wireless headset', 'home display']],
  [/^(STX|WDC|SNDK) /, ['high-capacity drive', 'data center drive', 'flash module']],
  [/Technology Hardware/, ['AI server', 'storage array', 'liquid-cooled server']],
  [/Advertising/, ['ad measurement tool', 'shopping ad format', 'campaign planner']],
  [/^(LYV|TKO) /, ['fan membership', 'ticketing app']],
  [/Broadcasting|Cable|Movies|Publishing/, ['streaming bundle', 'ad-supported tier', 'sports app']],
  [/Telecommunication/, ['home internet plan', 'family plan', 'satellite texting service']],
  [/Interactive Media/, ['AI assistant', 'ad tool', 'creator platform']],
  [/Interactive Home/, ['online game mode', 'mobile game']],
  [/Footwear|Apparel, /, ['outdoor collection', 'running line', 'loyalty program']],
  [/^TSLA /, ['driver-assistance package', 'home battery', 'compact model']],
  [/Automobile/, ['hybrid pickup', 'electric crossover', 'driver-assistance package']],
  [/Automotive Parts/, ['wiring platform', 'sensor suite']],
  [/Restaurants/, ['value menu', 'loyalty program', 'breakfast menu', 'delivery app']],
  [/Casinos/, ['loyalty program', 'rewards app']],
  [/Hotels,/, ['loyalty program', 'trip-planning app']],
  [/Consumer Electronics/, ['running watch', 'marine display', 'flight display']],
  [/Leisure Products/, ['toy line', 'board game']],
  [/Specialized Consumer/, ['grocery subscription', 'delivery robot']],
  [/Staples Merchandise|Food Retail/, ['private label', 'same-day delivery service']],
  [/Health Care Distributors/, ['pharmacy automation service', 'same-day delivery service']],
  [/Retail$|^GPC /, ['same-day delivery service', 'loyalty program', 'private-label line']],
  [/Packaged Foods/, ['protein line', 'snack line', 'ready-meal range']],
  [/Soft Drinks/, ['zero-sugar range', 'energy drink', 'flavored water']],
  [/Household|Personal Care/, ['refill format', 'premium line', 'sensitive-skin line']],
  [/Brewers|Distillers/, ['zero-alcohol range', 'canned cocktail line']],
  [/Tobacco/, ['heated tobacco device', 'nicotine pouch line']],
  [/Health Care Equipment/, ['monitoring platform', 'connected device', 'patient app']],
  [/Health Care Supplies/, ['patient app', 'digital ordering portal']],
  [/Life Sciences/, ['lab automation platform', 'sample analysis service']],
  [/Health Care Technology/, ['clinical data platform', 'AI assistant']],
  [/Managed Health|Health Care (Services|Facilities)/, ['home care program', 'virtual care program']],
  [/Pharma|Biotech/, ['patient support program', 'self-injection pen']],
  [/Aerospace/, ['predictive maintenance service', 'training simulator']],
  [
    /Farm Machinery|Construction Machinery/,
    ['hybrid powertrain', 'remote diagnostics service', 'autonomous control package'],
  ],
  [/^(CARR|JCI|LII|TT|AOS) /, ['heat pump line', 'building controls suite']],
  [/Air Freight|Cargo|Rail/, ['shipment tracking service', 'intermodal service']],
  [/Airlines/, ['premium cabin', 'onboard internet service', 'basic fare']],
  [/Passenger Ground/, ['ride subscription', 'airport shuttle service']],
  [/Electrical/, ['power monitoring platform', 'data center power unit', 'energy storage unit']],
  [/Industrial Machinery/, ['predictive maintenance service', 'factory sensor line', 'automation kit']],
  [/Conglomerates/, ['worker safety device', 'filtration line']],
  [/Human Resource/, ['payroll app', 'hiring assistant', 'earned-wage service']],
  [/Research & Consulting/, ['identity check service', 'analytics suite', 'risk data service']],
  [/Data Processing/, ['proxy voting platform', 'analytics suite']],
  [/^(WM|RSG) /, ['recycling program', 'pickup tracking app']],
  [/Trading Companies/, ['digital ordering portal', 'jobsite service']],
  [/Transaction/, ['instant payout service', 'checkout tool', 'tokenized payment service']],
  [/Banks$|Consumer Finance/, ['small-business card', 'savings app', 'instant payment service']],
  [/^(CBOE|CME|ICE|NDAQ) /, ['options contract', 'index future', 'clearing service']],
  [/^COIN /, ['tokenized stock service', 'stablecoin wallet']],
  [/Exchanges/, ['climate data set', 'private-market index', 'analytics suite']],
  [/Investment Banking/, ['wealth app', 'model portfolio service', 'tokenized fund']],
  [/Life & Health/, ['annuity', 'retirement income plan']],
  [/Insurance Brokers/, ['risk analytics service', 'cyber cover']],
  [/Insurance|Reinsurance/, ['cyber policy', 'small-business policy', 'parametric cover']],
]

/** Custody banks are asset managers here. */
const fundProducts = ['tokenized fund', 'private credit fund', 'target-date fund']

const usualProducts = fitting(products)

export const productsOf = (company: Listed) =>
  company.industry.startsWith('Asset Management') ? fundProducts : usualProducts(company)

const units: Pool = [
  [/^FSLR |Homefurnishing|Multi-Sector/, none],
  [/^(ABNB|BKNG|EXPE) /, ['ad technology unit', 'corporate travel unit']],
  [/Software|IT Consulting|Internet Services/, ['services unit', 'education software unit', 'marketing software unit']],
  [/Semiconductor/, ['sensor business', 'timing chip unit', 'legacy product line']],
  [/Communications Equipment|Electronic (C|E|M)/, ['test equipment unit', 'sensor business', 'legacy network unit']],
  [/Technology (Hardware|Dist)/, ['services unit', 'peripherals unit']],
  [/Movies|Broadcasting|Publishing/, ['regional sports unit', 'publishing unit', 'local stations']],
  [/Telecommunication|Cable/, ['tower portfolio', 'rural fiber assets', 'data center unit']],
  [/Advertising|Interactive/, ['mobile studio', 'app unit']],
  [/Restaurants/, ['company-owned stores in Asia', 'catering unit']],
  [/Homebuilding/, ['mortgage unit', 'title insurance unit', 'land portfolio']],
  [/Casinos|Hotels,/, ['regional resort', 'vacation ownership unit']],
  [/Automo(bile|tive P)/, ['European parts unit', 'battery joint venture stake']],
  [/Apparel|Footwear/, ['outlet stores', 'licensing business']],
  [/Retail$|^GPC /, ['credit card portfolio', 'distribution centers']],
  [/Packaged Foods/, ['frozen food unit', 'baking unit', 'European snack unit']],
  [/Soft Drinks/, ['bottling operations', 'juice brands', 'tea brands']],
  [/Household|Personal Care/, ['hair care brands', 'European home care brands']],
  [/Brewers|Distillers/, ['value wine brands', 'craft beer unit']],
  [/Tobacco/, ['cigar unit']],
  [/Agricultural Products/, ['milling unit', 'sugar unit']],
  [/Exploration/, ['noncore acreage', 'water handling assets', 'pipeline stake']],
  [/Integrated Oil/, ['mature gas fields', 'North Sea assets', 'pipeline stake']],
  [/Refining/, ['lubricants unit', 'fuel terminals', 'retail fuel stations']],
  [/Oil & Gas Storage/, ['gas gathering assets', 'storage terminals']],
  [/Oil & Gas Equipment/, ['drilling tools unit', 'artificial lift unit']],
  [/Investment Banking|Asset Management/, ['European unit', 'retail advisory arm']],
  [/Banks$/, ['insurance brokerage', 'credit card portfolio', 'trust unit']],
  [/Exchanges/, ['analytics unit', 'data unit', 'European unit']],
  [/Life & Health/, ['annuity block', 'group benefits unit']],
  [/Insurance Brokers/, ['benefits consulting unit', 'wholesale brokerage']],
  [/Reinsurance/, ['primary insurance unit', 'credit reinsurance book']],
  [/Insurance/, ['crop insurance unit', 'travel insurance unit', 'European unit']],
  [/Transaction/, ['merchant services unit', 'prepaid card unit']],
  [/Consumer Finance/, ['travel services unit', 'personal loan book']],
  [/Pharma|Biotech/, ['mature brands unit', 'contract manufacturing unit']],
  [/Health Care Distributors/, ['home medical unit', 'specialty practice unit']],
  [/Life Sciences/, ['lab supplies unit', 'contract testing unit']],
  [/Health Care (Equip|Supp|Tech)/, ['consumer devices unit', 'European distribution unit', 'repair services unit']],
  [/Managed Health/, ['dental plans', 'Medicaid plans', 'home health unit']],
  [/Health Care Services/, ['home health unit', 'specialty pharmacy unit']],
  [/Health Care Facilities/, ['behavioral hospitals', 'outpatient clinics']],
  [/Aerospace/, ['aftermarket unit', 'space electronics unit', 'simulation unit']],
  [/Building Products/, ['security products unit', 'distribution arm', 'window business']],
  [/Air Freight|Cargo/, ['freight forwarding unit', 'truckload arm', 'warehousing arm']],
  [/Airlines/, ['maintenance unit', 'ground handling unit']],
  [/Rail/, ['short-line tracks', 'real estate portfolio']],
  [/Passenger Ground/, ['freight brokerage']],
  [/Electrical/, ['testing business', 'power conversion unit']],
  [/Human Resource/, ['benefits administration unit', 'European payroll unit']],
  [/Research & Consulting|Data Processing/, ['marketing data unit', 'European unit']],
  [/^(WM|RSG) /, ['hazardous waste unit', 'landfill gas unit']],
  [/Trading Companies/, ['pump rental unit', 'fleet services arm']],
  [/Conglomerates/, ['safety products unit', 'adhesives unit', 'filtration unit']],
  [/Construction & Engineering/, ['engineering arm', 'industrial services unit']],
  [/Machinery/, ['aftermarket unit', 'flow control unit', 'testing business']],
  [/Packaging|Containers/, ['European packaging plants', 'film unit']],
  [/Industrial Gases/, ['helium unit', 'European gas plants']],
  [/Fertilizers/, ['phosphate unit', 'seed treatment unit']],
  [/Chemicals/, ['additives unit', 'European pigments unit']],
  [/Construction Materials/, ['asphalt unit', 'cement plant']],
  [/Copper|Gold/, ['royalty portfolio', 'noncore mine']],
  [/Steel/, ['rebar mill', 'recycling yards']],
  [/Real Estate Services/, ['property management arm', 'European unit']],
  [/REITs/, ['noncore properties', 'development land']],
  [/Water Utilities/, ['wastewater unit']],
  [/Gas Utilities/, ['storage business']],
  [/Utilities|Power Producers/, ['renewables portfolio', 'transmission stake', 'gas distribution unit']],
]

export const unitsOf = fitting(units)

const authorities = ['city of Chicago', 'state of Ohio', 'state of Texas', 'city of Phoenix']
const grids = [
  'German grid operator',
  'Japanese utility group',
  'Australian utility group',
  'Canadian hydropower group',
]
const customers: Pool = [
  [/^(AXON|MSI|TYL) /, authorities],
  [/^(LDOS|PLTR) /, ['US Army', 'US Air Force', 'UK health service', 'US Navy']],
  [/Aerospace/, ['US Army', 'US Navy', 'US Air Force', 'NASA', 'Australian government', 'Canadian government']],
  [/IT Consulting|Systems Software|^ORCL /, ['state of Ohio', 'UK health service', 'Canadian government', 'US Army']],
  [/Construction & Engineering/, ['city of Chicago', 'state of Texas', 'US Army', 'Port of Savannah']],
  [/Heavy Electrical|Electrical Components/, grids],
  [/^WAB /, ['German railway', 'Canadian railway', 'Australian rail operator']],
  [/^(OTIS|XYL|CARR|JCI|TT) /, ['city of Chicago', 'Port of Rotterdam', 'state of Ohio']],
]

/** Who gives a company public contracts. */
export const customersOf = fitting(customers)

/** What such a customer pays at most, in billions of dollars. */
export function mostOf(customer: string) {
  if (/^city|^Port/.test(customer)) return 0.18
  if (/^state|rail/.test(customer)) return 0.6
  return /^US|NASA/.test(customer) ? 3 : 1.4
}

/** Where a company produces oil, and at least and at most how much, in thousands of barrels of oil equivalent a day. */
export const fields: Readonly<Record<string, readonly (readonly [field: string, least: number, most: number])[]>> = {
  XOM: [
    ['Permian', 1480, 1640],
    ['Guyana', 640, 720],
  ],
  CVX: [
    ['Permian', 960, 1040],
    ['Gulf of Mexico', 260, 300],
    ['Bakken', 190, 210],
  ],
  COP: [
    ['Permian', 820, 870],
    ['Eagle Ford', 370, 400],
    ['Bakken', 190, 210],
    ['Alaska', 185, 205],
  ],
  EOG: [
    ['Permian', 520, 560],
    ['Eagle Ford', 290, 320],
  ],
  FANG: [['Permian', 880, 940]],
  DVN: [
    ['Permian', 470, 500],
    ['Bakken', 180, 200],
    ['Eagle Ford', 80, 95],
  ],
  OXY: [
    ['Permian', 760, 800],
    ['Gulf of Mexico', 130, 150],
  ],
  APA: [
    ['Permian', 270, 295],
    ['North Sea', 28, 36],
    ['Egypt', 140, 155],
  ],
}

/** The same for gas, in billions of cubic feet a day. */
export const gasFields: typeof fields = {
  EXE: [
    ['Haynesville', 2.6, 3.1],
    ['Appalachian', 3.6, 4.1],
  ],
  EQT: [['Appalachian', 6.1, 6.6]],
}

/** What clients have with a manager or broker, in billions of dollars. */
export const clientAssets: Readonly<Record<string, number>> = {
  AMP: 1600,
  APO: 900,
  ARES: 595,
  BEN: 1660,
  BLK: 13_400,
  BNY: 2150,
  BX: 1240,
  IVZ: 2120,
  KKR: 720,
  NTRS: 1780,
  STT: 5400,
  TROW: 1770,
  GS: 3450,
  HOOD: 330,
  IBKR: 760,
  MS: 8900,
  RJF: 1730,
  SCHW: 11_600,
}

/** What a maker of devices may have cleared. */
export const devices: Readonly<Record<string, readonly string[]>> = {
  ABT: ['glucose monitor', 'heart valve'],
  BAX: ['infusion pump', 'dialysis set'],
  BDX: ['infusion pump', 'catheter'],
  BSX: ['imaging catheter', 'ablation catheter'],
  DXCM: ['glucose monitor'],
  EW: ['heart valve'],
  GEHC: ['ultrasound scanner', 'MRI scanner'],
  ISRG: ['surgical robot', 'surgical stapler'],
  MDT: ['spine implant', 'insulin pump', 'heart valve'],
  PODD: ['insulin patch'],
  RMD: ['breathing mask', 'sleep apnea device'],
  RVTY: ['newborn screening test'],
  STE: ['sterilizer'],
  SYK: ['hip implant', 'surgical robot'],
  ZBH: ['knee implant', 'hip implant'],
  ALGN: ['clear aligner'],
  COO: ['contact lens'],
  WST: ['drug delivery device'],
  SOLV: ['wound dressing'],
  A: ['tissue test'],
  DHR: ['blood test'],
  TMO: ['transplant test'],
}

/** Where utilities build. */
export const territories: Readonly<Record<string, readonly string[]>> = {
  AEP: ['Ohio', 'Texas'],
  CEG: ['Pennsylvania', 'Texas'],
  DUK: ['North Carolina', 'Indiana', 'Florida'],
  EIX: ['California'],
  ES: ['Massachusetts'],
  ETR: ['Louisiana', 'Arkansas', 'Texas'],
  EVRG: ['Kansas', 'Missouri'],
  FE: ['West Virginia'],
  LNT: ['Iowa', 'Wisconsin'],
  PEG: ['New Jersey'],
  PPL: ['Kentucky'],
  SO: ['Georgia', 'Alabama'],
  VST: ['Texas'],
  WEC: ['Wisconsin'],
  AES: ['Indiana', 'Ohio'],
  NRG: ['Texas'],
  AEE: ['Missouri', 'Illinois'],
  CMS: ['Michigan'],
  CNP: ['Texas', 'Indiana'],
  D: ['Virginia', 'South Carolina'],
  DTE: ['Michigan'],
  ED: ['New York'],
  NEE: ['Florida', 'Texas'],
  NI: ['Indiana'],
  PCG: ['California'],
  PNW: ['Arizona'],
  SRE: ['California', 'Texas'],
  XEL: ['Minnesota', 'Colorado'],
}
