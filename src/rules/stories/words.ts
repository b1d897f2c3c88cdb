import { stemOf } from '../shared/query/stem.ts'
import { rootOf } from './roots.ts'

const set = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .trim()
      .split(/\s+/)
      .map((word) => rootOf(stemOf(word))),
  )

/** Words that say nothing about a fact. */
const empty = set(`
  a about after again all also an and any are as at be been but by can could did do does for from had has have he her his how i if in into is it its just
  may me might more most much must my new no not of off on or our out over say said says she should so some than that the their them then these they this
  those to up very was we were what when where which who why will with would you your
`)

/** Words of everyday headlines. What is not among them is a name or a rare word, and says more. */
const common = set(`
  ability about above across act action active activity actually ad add added adding addition additional adj adopt
  ads advance advanced advice affect affected afford after afternoon again against age agency aggressive ago agree
  agreement ahead aid aim air aka alert all allege alleged allow almost alone along already also although always am
  amazing america american americans amid among amount an analysis analyst analyze and announce announcement
  announces annual another answer any anyone anything apart app appear application apply appoint approach approval
  approve approximately april are area argue arm around arrive as asia asian ask asks asset associate at attack
  attempt attention attract audience august australia australian author available average avoid away back bad bail
  balance ban bank barely bargain base battle be bear beat because become been before begin behavior behind being
  believe below benefit best bet better between beyond bid bidding big bigger biggest bill billion bit black blame
  blog blow blue board body bond book boom booming boost boss both bottom break brief bring britain british broad
  broker budget build builder building bull bunch business but buy buyback buyer by california call campaign can
  canada canadian cap capital car care career case cash cause cautious cent center central cents century ceo certain
  cfo chain chairman challenge chance change charge chart check chief child china chinese choice choose city civil
  claim class clear cleared climb close club co coast collapse collect combine comeback coming comment commission
  committee commodity common community company comparable compare competition complete computer concept concern
  condition conduct conference confidence confirm congress connect consider consumer continue contract control coo
  cool cooperation core corner corp corporation cost could council count counter country couple court cover coverage
  crash create creator credit criminal crisis critic critical criticism cross crowd crucial current customer cut cuts
  daily damage danger dangerous data date day deadline deal dealer death debt debut december decide decision declare
  decline decrease deep default defect defend degree delay deliver demand deny department deposit deputy design
  designer despite destroy detail develop developer development device did die difference different difficult digital
  dip direct direction director disappoint disappointing disclose discourage discouraging discover discuss display
  dispute distribution district dividend do document does dollar domestic done double doubt dow down downgrade dozen
  drag draw draws dream drive drop due dump during each early earn earnings ease easily easy ebitda economic
  economist economy edge edition effect effort eight either election else emerge emerging employ employee employer
  employment encourage end ending energy enforce engine enjoy enough enter entire environment eps equal equity era
  escape essential est estimate etf europe european even evening event ever every everyone everything evidence
  exchange excite exclusive exec executive exist exit expand expansion expect expectation expensive expert explain
  explore export exposure extend extra extreme eye face facility fact factor fail failure fair faith fall false
  family famous fan far fast faster favorite fear feature february fed federal fee feed feel fell few field fight
  figure file filing fill final finally finance financial find finish fire firm first fiscal fit five fix flat flight
  floor flow fly focus follow food for force forecast foreign form former founder fourth france fraud free freedom
  french fresh friday friendly from front fuel full function fund further future fy gain game gap gas gear general
  generation german germany get gets giant give given global gloomy go goal goes going gold good got government grab
  grade grand great green ground group grow growth guidance guide guilty hack hacker half halt hand handle hands
  happen hard has have he head headline heads health healthy hear hearing heart heat heavy help her here high higher
  highest highlights hint hire hiring his historic history hit hold holding holiday home hong hope host hot hour
  house how huge human hundred hurt idea if ignore illegal image immediate impact important improve improved
  improvement in inc include increase indeed index india individual industrial industry inevitable inflation info
  information initial initiate innovation inquiry inside insider instant instead institution institutional integrate
  intelligence intend interest international internet interview into introduce invest investigate investigation
  investment investor involve ipo ireland irish is issue issues it italian italy item its itself january japan
  japanese job jobless join joint jones judge july jump june just justice keep key kick kid kill kind know known kong
  labor labour lack land language large largest last late later latest launch law lawmaker lawyer layoff lead leader
  leadership leading leak learn least leave led left legal legislation lend lender less let letter level liability
  license lie life lift light like likely limit line lineup link liquidity list little live llc loan local logistics
  london long longer look lose losing loss lot love low lower lowest ltd luxury made main maintain major majority
  make maker making man manage manager manufacture manufacturer many march margin mark market mass massive match
  material matter maximum may maybe me mean measure mechanism media medical meet meeting member memo men merge merger
  message mid midday middle might military million mind miner mining minister minute miss missing mission mix mixed
  mobile mode model modest moment momentum monday money monitor month mood more morning most mostly motor mount move
  mover movers movie much music must my mystery name nasdaq nation national near nearly need negative negotiation net
  network neutral never new news next night nine no nominee none nor normal not notable note nothing notice november
  now number nyse observer obstacle october of off offer offering office officer official officials often oil okay
  old on once one online only open opening operate operating operation operator opinion opportunity option or order
  otcmkts other our out outage outlook outperform output outside over overall overhaul overweight own owner pace page
  panel paper parent park parliament part participate partner party pass past path pattern pay payment peak penalty
  pension people per percent percentage perfect performance perhaps period permit person personal phase phone photo
  pick picture piece pipeline pitch place plan plant platform play player plc please plunge plus pm point poise
  police policy political poll poor popular population port portfolio position positive possible post potential power
  premarket prepare present president press pressure preview price primary prime principle priority private probably
  probe problem process product production profit profitable program progress project promise prompt property propose
  prosecutor protect protection protest prove provide provider pt public publish pull purchase push put qtr qualified
  quality quarter quarterly quest question quick quiet quit raise rally range rank rapid rate rather rating reach
  reaction read reader reading ready reaffirm real realistic reality really reason rebound recall receive recent
  recently recession recommend record recover recovery red redesign reduce reference reform refuse regard region
  regulate regulation regulator regulatory reiterate reject relate related relative release relief remain rename
  renew reorganization reorganize repeat replace report reportedly request require research resign resolve respond
  response rest restore restructure restructuring result retail retailer retreat return revamp reveal revenue reverse
  review rich right rise risk rival road role round route rule rumor rumour run russia russian safe safety sale same
  save say scandal scene schedule school science scientist score screen search season seat second secret sector
  secure security see seek seem seen segment sell senate senator send senior sense sentiment separate september
  series serious serve service session set settle settlement seven several severe shake share shareholder sharp
  sharply she shift shock shoot shop shopping short shortage should show side sign signal significant similar simple
  since single site situation six size slide slight slightly slip slow slump small smaller smart so soar soared
  social software solid solution solve some someone something soon sought source speak special speech speed spend
  spending spin split sponsor sport spot spread spring staff stage stake stand standard start state statement states
  status stay steady steal step still stock stolen stop store story strategic strategist strategy stream street
  strength stress stretch strike strong structure struggle study stuff style subject submit substantial success such
  sue suffer suggest suit summer sunday super supplier supply support sure surface surge surprise surround survey
  suspect suspend swing switch symbol system tablet take takeover talent talk tally tank target tariff tax team tech
  technical technology tell temporary ten tension term terminate territory test testimony than that the their them
  themselves then theory there these they thing think third this those though thousand threat threaten three through
  thursday tie tight time tiny tip title to today together told toll tomorrow tonight too tool top total totally
  touch tough toward tower track trade traded trader trading traffic transaction transfer transport travel treasury
  treat trend trial trigger trip trouble true trust truth try tuesday tumble turn tv two type typical uk ukraine
  ultimate unable under undergo underperform understand underweight unexpected unexpectedly union unique unit united
  university unknown unlikely until unusual unveil up upbeat update upgrade upon urge us use user usual valuable
  valuation value various vehicle venture version versus very via victim victory video view viewer village visible
  vision visit voice volume vote vow vs wait wall want war warehouse warn warning was washington waste watch wave way
  we weak weakness wealth weapon weather web website wednesday week weekend weekly weigh welcome well went were west
  western what whatever when where whether which while white who whole whom whose why wide wild will willing win wind
  winner wins winter wish with within without woman women won wonder word work worker world worldwide worry worse
  worst worth would write writedown wrong year yes yesterday yet yield york you young your yoy zero
`)

export const isEmpty = (stem: string) => stem.length < 2 || empty.has(rootOf(stem))
export const isCommon = (root: string) => common.has(root)
