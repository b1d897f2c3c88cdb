const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Corporate forms: 'Target Corp.' */
export const suffixes =
  words(`inc incorporated corp corporation co company companies cos plc ltd limited llc lp holdings
  holding group ag sa se nv spa asa ab kgaa gmbh technologies platforms`)

/** Those that a comma may stand before. */
export const forms = words('inc corp ltd llc lp plc')

/** Verbs in the present tense of headlines that need an acting subject: 'Target names', 'Visa says'; 'Gap widens' is not among them. */
export const acts =
  words(`abandons accepts accuses acquires adds adopts agrees aims announces appeals appoints apologizes asks authorizes awards
  backs bans beats begins bets bids blames books boosts borrows braces brings builds buys calls cancels cautions chooses claims clinches completes
  confirms considers counts curbs cuts debuts declares defends delays delivers denies develops discloses ditches divests doubles drops dumps earns eliminates ends
  enters evaluates expands expects explores extends eyes faces files fights fires flags forecasts forgoes freezes furloughs gets gives goes grants guides halts halves
  hikes hires hits holds idles inks integrates introduces invests issues joins keeps launches lays leads leans lets licenses lifts loses lowers makes
  merges misses moves mulls names narrows nears offers opens ousts outlines overhauls owes partners pauses pays picks plans pledges posts
  prepares presents prices promises promotes proposes publishes pulls pursues pushes quits raises reaches reaffirms recalls receives records reduces refuses
  reinstates rejects releases reopens reorganizes replaces reports resumes retains retires revamps reveals reverses rolls says scales schedules scraps secures seeks
  sees selects sells sends sets settles shares sheds ships shuts signs slashes slows slumps snaps soars spends spins splits stands starts
  stops strikes struggles sues suffers supplies suspends swings switches takes talks taps targets teams tells tests threatens tops touts trades trims
  unveils updates upgrades urges uses vows waits waives welcomes wants warns weighs wins withdraws
  upgraded downgraded initiated started rated upped
  acquired added agreed announced appointed approved asked beat bought completed confirmed declared denied disclosed fired hired invested
  launched lost named offered posted priced raised received recorded rejected reported said sold signed sued fined probed accused ordered unveiled warned won withdrew`)

/** Those that only tell what is to come; less than an act, for 'Gap may widen'. */
export const modals = words('will would may might could can cannot must should plans aims')

/** The same after 'to': 'Ford to cut'. */
export const plannedActs =
  words(`acquire add allow appeal appoint back ban begin boost bring build buy cancel charge clear close combine cut delay donate
  double drop eliminate end enter expand explore extend face file fire hire hold idle increase invest issue join launch lay license list lower make merge move
  offer open pay pilot plan post present price produce pursue raise recall reduce refund release relocate remain repay replace report restart resume sell
  ring roll send settle shift ship shut spend spin split start stop sue supply suspend switch take test trial trim unveil use webcast win`)

/** Nouns that belong to a company and follow its name directly: 'Block shares', 'Travelers quarterly profit'. */
export const belongings =
  words(`shares share stock stocks shareholders holders investors earnings profit profits profitability revenue
  revenues results sales eps ebitda ffo income loss losses margin margins dividend quarterly annual q1 q2 q3 q4 ceo cfo coo chief
  chairman chairwoman board executive executives employees workers passengers customers cash unit subsidiary parent bonds debt ipo guidance outlook forecast
  merger deal stake deliveries dealers stores store customers backlog bookings orders plant plants factory premiums app products rival rivals
  supplier suppliers founder cofounder investor spokesman spokeswoman spokesperson pilots cardholders calls puts options`)

/** With 'quarter' they belong to a company as well: 'Ford first-quarter profit'. */
export const ordinals = words('first second third fourth')

/** Business vocabulary within a few words: a hint, not a proof. */
export const business =
  words(`shares stock stocks shareholder shareholders investor investors earnings profit profits revenue sales
  quarter quarterly q1 q2 q3 q4 eps guidance outlook forecast forecasts estimates consensus dividend buyback acquisition acquire
  acquires merger takeover approach stake deal analyst analysts upgrade upgrades upgraded downgrade downgrades downgraded overweight
  underweight outperform buy sell ceo cfo layoffs jobs ipo nyse nasdaq premarket bell rally rallies movers portfolio settlement merchants holiday
  retailer retailers retail bank insurer airline automaker chipmaker growth valuation`)

/** Verbs whose object is a company: 'Kroger sues Visa'. */
export const actsUpon =
  words(`fine fines fining fined probe probes probing investigates sue sues suing acquire acquires acquiring upgrade upgrades downgrade downgrades rates initiates
  vs versus supplier suppliers operator broker threatens hurts helps rival rivals competitor retailer insurer automaker carmaker airline chipmaker lender processor parent owner maker`)

/** What one has in, of, at or against a company: 'stake in Visa', 'workers at Target'. */
export const heldBy: Readonly<Record<string, ReadonlySet<string>>> = {
  of: words(`shares stock ceo cfo chairman chief president board unit units parent takeover acquisition purchase owner founder
    shareholders investors rival rivals supplier merger downgrade upgrade`),
  in: words('stake stakes shares stock investment invests holding position'),
  at: words('workers employees staff jobs strike executives plant layoffs managers engineers drivers pilots'),
  against: words('lawsuit lawsuits suit case charges complaint claims ruling verdict probe'),
  from: words('order orders contract contracts'),
  with: words('deal contract partnership merger partners'),
  on: words('buy sell hold neutral outperform underperform overweight underweight coverage bullish bearish cautious'),
  for: words('bid offer'),
  by: words('acquired bought owned backed'),
}

/** Words that make a name a person's, or that introduce a thing of that name. */
export const callsSomebody =
  words(`mr mrs ms miss dr sir dame lord lady judge justice senator sen rep congressman congresswoman
  president governor gov mayor king queen prince princess pope coach captain actor actress singer named called dubbed nicknamed
  sheriff professor general colonel sgt saint fr reverend rev minister secretary`)

/** The next name is one of their people: "Fed's Williams". */
export const centralBanks = words("fed's ecb's boe's boj's rba's boc's")

/** What ends a name that only begins like that of the company which manages it. */
export const vehicles = words(
  'fund funds trust bancorp bancshares reit etf etfs vacations municipal conference summit forum symposium',
)

/** Places and institutions that carry a name: 'Marriott Center', 'Ford Foundation'. */
export const carriesName =
  words(`arena avenue ballpark boulevard bowl building bridge campus canyon cathedral center centre cemetery
  church city college county creek cup elementary estate family field forest foundation gallery garden gardens hall heir heiress
  high highway hospital house island jr junior lake library memorial middle mill mount mountain museum park prize residents river road
  scholarship school schools square stadium street theater theatre tower township trail university valley village`)

/** The capitalised word after them is a place: 'near Ford'. */
export const places = words('near outside around in')

export const articles = words('the a an this that these those his her their my your our its every each any some no')

/** Suffixes that a hyphen may join to a company's name; any other makes a different word of it ('meta-analysis'). */
export const joined = words('backed owned led made funded controlled branded affiliated designed run linked parent')

export const firstNames =
  words(`aaron adam alan albert alex alexander alice amanda amy andrea andrew angela ann anna anne anthony arthur
  barbara ben benjamin betty bill billy bob bobby brad brandon brian bruce bryan carl carol carolyn catherine charles chris christian
  christina christine christopher cynthia dan daniel dave david deborah debra dennis diana diane donald donna dorothy doug douglas
  dylan ed edward elizabeth emily emma eric ethan eugene evelyn frances frank fred gary george gerald gloria grace greg gregory
  hannah harold harrison harry heather helen henry holly howard ian jack jacob jacqueline james jane janet jason jean jeff jeffrey
  jennifer jeremy jerry jessica jim jimmy joan joe joel john johnny jonathan jose joseph joshua joyce juan judith judy julia julie justin
  karen karl kate katherine kathleen kathryn keith kelly ken kenneth kevin kim kyle larry laura lauren lawrence lee linda lisa logan louis
  luke margaret maria marie marilyn mark martha martin mary matt matthew megan melissa michael michelle mike nancy natalie nathan
  nicholas nick nicole noah olivia pamela pat patricia patrick paul peter philip rachel ralph randy raymond rebecca richard robert roger
  ronald rose roy russell ruth ryan sam samantha samuel sandra sara sarah scott sean sharon shirley sophia stephanie stephen steve
  steven stuart susan teresa terry theresa thomas tim timothy tom tony tyler victoria vincent virginia walter wayne william willie`)

export const states =
  words(`alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho
  illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana
  nebraska nevada ohio oklahoma oregon pennsylvania tennessee texas utah vermont virginia washington wisconsin wyoming ontario england
  scotland wales ireland`)
