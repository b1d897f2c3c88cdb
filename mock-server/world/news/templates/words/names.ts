import type { Company } from '../../universe.ts'

/** Invented companies that are acquired, sued and taken public. */
export const privateFirms = {
  technology: [
    'Halden Robotics',
    'Quillstream',
    'Vantor Analytics',
    'Ostrava Cloud',
    'Brightmesa',
    'Cindercore',
    'Lattice Harbor',
    'Nimbuswell',
  ],
  health: [
    'Corvia Therapeutics',
    'Aldenna Bio',
    'Pelagic Oncology',
    'Sunmere Diagnostics',
    'Trellis Genomics',
    'Norvane Pharma',
    'Caldera Immune',
  ],
  industry: [
    'Brackwater Industries',
    'Ferrow Controls',
    'Stonebridge Hydraulics',
    'Kestrel Freight',
    'Ironvale Tools',
    'Marlowe Packaging',
  ],
  consumer: [
    'Juniper & Rye',
    'Saltgrass Foods',
    'Fernhill Brands',
    'Oakbarrel Snacks',
    'Loomfield Apparel',
    'Tidewater Coffee',
  ],
  energy: ['Redmesa Resources', 'Pinecrest Midstream', 'Llano Ridge Energy', 'Saltfork Operating'],
  power: ['Bluestem Solar', 'Cape Norden Wind', 'Greywater Storage', 'Tamarack Grid'],
  finance: [
    'Harborlight Payments',
    'Meridian Vale Capital',
    'Alderbrook Insurance',
    'Finchley Markets',
    'Copperline Lending',
  ],
} as const

/** Companies that go public, and companies that go to court. */
export const newcomers = [
  'Corvane Systems',
  'Aster Grid',
  'Medloom',
  'Petrel Space',
  'Wickford Brands',
  'Larkspur Pay',
  'Northgate Fusion',
  'Clearwell Labs',
] as const
export const bankrupts = [
  'Millrace Stores',
  'Dovetail Home',
  'Carrow Trucking',
  'Lindenwood Dairies',
  'Beacon Street Grill',
  'Peak Ridge Gyms',
  'Sandhurst Outfitters',
] as const

const firmsBySector: Readonly<Record<string, readonly string[]>> = {
  'Information Technology': privateFirms.technology,
  'Communication Services': privateFirms.technology,
  'Consumer Discretionary': privateFirms.consumer,
  'Consumer Staples': privateFirms.consumer,
  Energy: privateFirms.energy,
  Utilities: privateFirms.power,
  Financials: privateFirms.finance,
  'Health Care': privateFirms.health,
}

/** Companies that a company of this sector might acquire. */
export const firmsFor = ({ sector }: Company): readonly string[] => firmsBySector[sector] ?? privateFirms.industry

export const funds = [
  'Trident Point Capital',
  'Ashgrove Partners',
  'Wexcombe Capital',
  'Northlight Investors',
  'Graypeak Management',
  'Holloway Street Partners',
] as const

export const films = [
  'The Glass Harbor',
  'Midnight Freight',
  'Iron Meridian',
  'Paper Lanterns',
  'Echo Valley Road',
  'The Last Cartographer',
  'Starfall Academy',
  'Wolves of Winter Bay',
  'Second Sunday',
  'Copper Sky',
  'A Season in Tangier',
  'The Understory',
  'Clockwork Summer',
  'Nine Miles Out',
  'Harbor Lights',
  'The Quiet Orbit',
  'Blue Ridge Run',
  'Monsoon Season',
] as const
export const series = [
  'Northbound',
  'The Ninth Floor',
  'Salt Creek',
  'House of Ravens',
  'Quarter Moon',
  'Signal Lost',
  'The Understudies',
  'Cold Harbor Lane',
  'Tenure',
  'The Long Bench',
  'Low Season',
  'Night Desk',
  'Fault Lines',
  'Second Shift',
] as const
export const games = [
  'Skyward Legion',
  'Outlands V',
  'Turbo Circuit 27',
  'Deep Hollow',
  'Kingdom of Ash',
  'Drift City',
] as const

export const drugs: readonly string[] = [
  'velotinib',
  'cardemab',
  'ornexatide',
  'lumivaptan',
  'zentrelimab',
  'paxoritide',
  'meridafenib',
  'toravirsen',
  'soltegravir',
  'nivaclizumab',
  'ambrelitide',
  'corvastinib',
  'delparagene',
  'elunzumab',
  'fostrelimab',
  'galvicitide',
  'hexanorvir',
  'ixelumab',
  'jantoraxib',
  'kelvitamab',
  'lorasiprant',
  'miravolimab',
  'nexiforsen',
  'olvitrectin',
  'pralonetide',
  'quenzifenib',
  'rolvacimab',
  'sarnotinib',
  'tevoglitide',
  'umbraxaban',
  'varotelimab',
  'welicertib',
  'xanterolimus',
  'yendraparin',
  'zolvatocept',
  'brivanelide',
]

/** The part of the names that belongs to one of the owners: no two owners share a name. */
export function ownOf(names: readonly string[], owners: readonly string[], owner: string): readonly string[] {
  return names.filter((_, index) => index % owners.length === owners.indexOf(owner))
}

export const conditions = [
  'moderate to severe plaque psoriasis',
  'lung cancer',
  'obesity',
  'type 2 diabetes',
  'ulcerative colitis',
  'migraine',
  'chronic kidney disease',
  'heart failure',
  'relapsed multiple myeloma',
  'rheumatoid arthritis',
  'severe asthma',
  'hypertension',
] as const

export const states = [
  'Texas',
  'Ohio',
  'Arizona',
  'Georgia',
  'North Carolina',
  'Indiana',
  'Tennessee',
  'Virginia',
  'Nevada',
  'Michigan',
  'Iowa',
  'Utah',
  'South Carolina',
  'Pennsylvania',
] as const
export const cities = [
  'Dallas',
  'Atlanta',
  'Phoenix',
  'Chicago',
  'Denver',
  'Miami',
  'Seattle',
  'Boston',
  'Charlotte',
  'Nashville',
  'Austin',
  'San Diego',
  'Minneapolis',
] as const
export const abroad = [
  'India',
  'Mexico',
  'Poland',
  'Vietnam',
  'Brazil',
  'Japan',
  'Ireland',
  'Malaysia',
  'Spain',
  'Saudi Arabia',
  'Singapore',
  'Germany',
] as const
