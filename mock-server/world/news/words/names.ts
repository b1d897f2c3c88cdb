/** Invented medicines, and places. */
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

/** Banks whose strategists are quoted. */
export const houses = [
  'Goldman Sachs',
  'Morgan Stanley',
  'JPMorgan',
  'BofA',
  'Barclays',
  'UBS',
  'Citi',
  'Deutsche Bank',
  'HSBC',
  'Nomura',
  'Societe Generale',
  'BNP Paribas',
] as const

/** Names that have an article within a sentence: 'the EU' but 'Japan', 'the US Army' but 'NASA'. */
const WITH_ARTICLE =
  /^(US|UK|EU|Netherlands|Philippines|G7|G20|African Union|Arab League|NFL|NBA|NHL|WNBA|Premier League)\b|^(city|state|Port) of|^[A-Z].* [a-z]\w+$/

export const withArticle = (name: string) => (WITH_ARTICLE.test(name) ? `the ${name}` : name)
