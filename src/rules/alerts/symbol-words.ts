/**
 * Symbols whose small letters are a word: 'bond' and 'tech' typed alone are words, $BOND is the ticker. What no dictionary has, such as 'nvda', can only
 * be the symbol.
 */
const symbolWords: ReadonlySet<string> = new Set(
  `
  acre acrs add adv aers ago aim air airs aka alb ale ally alms alps alt alto alts amp amps amt ante app apps apt arch ares arm arr ash asps
  asst ater atom aura axon baby back bah ball baly band bap bar bark base beam beat beep bill bio bird bit blue boil bold bolt bond boom
  boot both bow box brag bro bros brrly bud bug bur burl caas cake cal calf calm camp cane caps capt card cars cart cask cass cast cat cccs
  cent cert char chef chi cing ciss cite clls cloer coco coda coin coke cola cold coll comm comp coms con cook coop coot cop cor corn cps
  cpss cub cube cue cull curb cwt cyan dare dash dats dawn dbl deck dell dibs din dis dist doc docs dog dole dorm drop drug dull duo dust
  earn east echo educ ego elan elev elf emf emo eras erely esp exp expo eye faas fact fan fang farm faro fat fate fax fern fez fig figs fins
  fizz fles flex flux fold fora ford form forty four fox fres frevs fro frog fury fuse gab gain game gap gass gate gear gel gels gift gig
  gild gilt gits glad glob glue golf goos govt grab gram gran grid gut guts gyro hack hall halo hees heps hims hit hive hog hon hone hood
  hook howl hubs hum hut ibex icon iii inn ints ions iron jack jag jazz jets juns kegs ken kens keys kind kins knit koan lab lac lad lake
  lark lase lea lee leg lien lii limn line link lion lit lite lob loco lode loop lope luck lulu lung mac mag mage mags mama maps mar mark
  marps mask mat max mays meg mesa meta mfg mgr min mint mist mitt moat mob mod moo morn mots mtg myna nams natl nee neon net newt nine note
  nova odd oled onto opal opp opt orc orgs oust owl paas pack pacs pags pal pall papa par para path pave pavs pays pct peg pen pep pet pets
  phat phi phys pine pins pita pkg plow plug poet pole pony pool port prim pro prof prop prov puck pump pure pyxs quad race rail rain ramp
  rand rang rapt rare rave ray reed reg rely rem renew rick rig rily rime ring riot riv rpm rum ryes sag sage sand sang sap sat sats scag
  sci seat seed seer self shim shoo shop shot shy silo sim sing sits skas skin slab snap soar soc sol son song soph spec spot sprs spry spy
  stab stag stew sum suns sup swag swim tact tags tan tap tars task tech tel tern ther tho til tile tip toely tops tour tree trip trow trug
  tusk twin unit vac val vale verb vest vet vine vista volt warm wash wast watt wave wavs wen west wing wit wok wolf woof wow wpm wrap xxii
  yaas yang yelp yeti yum zeta zip`
    .trim()
    .split(/\s+/),
)

export const isWord = (text: string) => symbolWords.has(text)
