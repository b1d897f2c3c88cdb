const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/**
 * VAL-03: who is called so, or has it as a part of the name, seems to speak for the house or is a trap for programs.
 * 'kkk' stands here because the search for profane words counts repeated letters once.
 */
export const reservedWords: ReadonlySet<string> = new Set(
  words(`
    abuse admin administration administrator admins api billing compliance customercare customerservice daemon ftp help
    helpdesk hostmaster kkk localhost mailer moderation moderator moderators newspit noreply null official postmaster root security
    smtp staff superuser support sysadmin sysop system undefined verified webmaster www
  `),
)

/** VAL-03: the product's name, refused wherever it stands in a name. */
export const PRODUCT_LETTERS = 'marketflux'

/** Words that the library finds within joined names, too ('DianaLopez', 'LongGamma', 'GasMan', 'ThomasLutz'): `profaneWords` has them narrower. */
export const loosePhrases: ReadonlySet<string> = new Set(
  words('anal anus bitch chink dyke fag fuck hentai incest kike negro nigger orgasm orgy retard slut'),
)

/**
 * VAL-03: beside the library's, in its notation: `|` is the edge of a word, `[x]` may be missing, `?` is any character. Repeated letters are
 * counted once before, those of b, e, g, l, o and s twice at most.
 */
export const profaneWords = words(`
  |anal| |analsex |anus| |anuses| bitch |bich| |chink| |chinks| |chinky |dyke| |dykes| |fag| |fags| |fagot |faggot fggot
  f[?]ck |fuk| |fuker |fukin| |fuking| |fukof |fuku| |fukyou fucker fcuk fuq| |hentai |incest| |incestuous |kike| |kikes|
  |negro| nigger nigga |nig| |nigs| |nggr orgasm |orgy| |orgies| |retard |slut slut| sluts|

  |azhole asshole badas[s]| |beaner| |beaners| biatch bigcock bullshit butplug cocksuck dipshit dumbas[s]| goatse |hitler|
  horseshit jackas[s]| jerkof |jiz| motherf[?]ck |nazi| |nazis| nutsack |paedo| paedophil |pedo| pedophil phuck |rapist |spic|
  |spics| towelhead |wetback
`)

/** VAL-03: names, and parts of names (`_` for the gap between two), in which words would be found that were not meant. */
export const innocentParts = words(`
  asscher assche assebro asselborn asselin assmann assouline bassett
  bitcha bitchen bitcho bitchr bitchu gambitch habitch orbitch rabbitch
  boobear boobier boobook cockpen cockpit cuckf cuckm cuckney cucko cuma cumhur cumin cumming cummins
  acidick braddick bradick burdick dickens dickenson dickerson dickes dickey dickie dickin dickman dickson medick nordick periodick reddick redick
  riddick ridick verdick
  cashit crashit hashit pushit smashit wishit fack feck fick fock rio_negro openis peniston pissaride pissarev pissaro pissarro
  amporn chatuporn duangporn jiraporn malaiporn nataporn nattaporn phornthip pornchai pornpimol pornphan pornsak pornsiri pornthep
  pornthip porntip siriporn somporn supaporn wanporn waraporn
  rapelj raper rapese semench semeni semeno semeny semenz
  akshit anshit arshit dikshit ikshit nishit rishit shiitak shitak shital shitara shitij shitole vishit yashit
  slutsk slutzk sluter sluyt turda turdeanu turdiyev turdus avagina evagina van_dyke wanka wankel wankhede
`).map((part) => part.replaceAll('_', ' '))
