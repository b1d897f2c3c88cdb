export const company = `
# deal.talks CORPORATE_ACTIONS
! {co} in talks (over|about) purchase of {firm}, people familiar say
! {co} (weighs|considers) offer for {firm}, people with knowledge say
+ {firm} (draws|attracts) interest from {co}, which declined to comment
= A deal that values privately held {firm} at about {amount} could be announced within weeks, people familiar with the talks said. {co} declined to comment.
# deal.announced CORPORATE_ACTIONS
! {co} to (acquire|buy) {firm} for {amount} (|in cash)
! {co} agrees to buy {firm} in {amount} deal
+ {co} to pay {amount} for {firm}, sees (yearly savings|synergies) of {saving}
+ {firm} deal (adds to|widens) range of {co}; close expected {closing}
~ Why {co} (wants|is buying) {firm}: {aim}
= {co} is paying {amount} for privately held {firm} and expects annual cost savings of {saving}; closing is expected {closing}.
# deal.review CORPORATE_ACTIONS
! {regulator} (asks for more information on|opens in-depth review of) {co} deal for {firm}
+ {firm} review may delay {co} deal, {regulator} asks for data
= The {regulator} wants more information before it decides on the purchase of {firm} by {co}; the review usually takes some weeks.
# deal.cleared CORPORATE_ACTIONS LEGAL
! {regulator} clears {co} purchase of {firm}
+ {co} gets (antitrust approval|green light) for {firm} deal
= {co} can close the purchase of {firm} after the {regulator} found no concerns.
# deal.blocked CORPORATE_ACTIONS LEGAL
! {regulator} moves to block {co} purchase of {firm}
+ {co} to contest {regulator} objection to {firm} deal
= The {regulator} is concerned that the purchase of {firm} by {co} would reduce competition.
# deal.dropped CORPORATE_ACTIONS
! {co} (drops|ends) bid for {firm} after {regulator} objections
+ {co} walks away from {amount} {firm} deal
= {co} and {firm} ended their agreement; no fee is due.
# deal.closed CORPORATE_ACTIONS
! {co} (completes|closes) {amount} acquisition of {firm}
+ {firm} (now part of|joins) {co} as deal closes
= {co} closed the {amount} purchase of {firm} and expects annual cost savings of {saving}.
# sale.explored CORPORATE_ACTIONS
! {co} explores sale of {unit} that could fetch {amount}
+ {co} (hires advisers for|weighs) disposal of {unit}
= {co} looks at a sale of its {unit}, a small part of the group.
# sale.agreed CORPORATE_ACTIONS
! {co} to sell {unit} to {fund} for {amount}
+ {fund} takes over {unit} of {co}, {amount} to pay down debt
= {co} agreed to sell its {unit} to {fund} for {amount}. Proceeds are to reduce debt.
# sale.done CORPORATE_ACTIONS
! {co} completes sale of {unit} to {fund}
+ {co} hands over {unit}, receives {amount}
= The sale of the {unit} of {co} to {fund} is complete.
# buyback.new CORPORATE_ACTIONS
! {co} board authorizes {amount} (share buyback|repurchase program)
! {co} (adds|sets) {amount} (buyback|share repurchase), {share} of market value
+ {co} plans to (repurchase|retire) as much as {share} of its stock
+ {co} returns more cash with {amount} (repurchase|buyback) (plan|program)
= The board of {co} authorized repurchases of up to {amount}, about {share} of its market value, with no expiration date.
# buyback.fast CORPORATE_ACTIONS
! {co} enters {part} accelerated repurchase (agreement|under its program)
+ {co} speeds up buyback with {part} agreement
= {co} buys shares worth {part} at once under an accelerated agreement, part of its program of {amount}.
# dividend.raised CORPORATE_ACTIONS
! {co} raises quarterly dividend {rise} to {dividend} a share
! {co} (lifts|increases) dividend to {dividend} from {oldDividend}
+ {co} (boosts|raises) payout, yield now {yield}
= The board of {co} raised the quarterly dividend to {dividend} a share from {oldDividend}, a yield of about {yield} a year.
# dividend.kept CORPORATE_ACTIONS
! {co} declares {dividend} quarterly dividend
! {co} (sets|keeps) dividend at {dividend} a share
= {co} declared a quarterly dividend of {dividend} a share, unchanged. The yield is about {yield}.
# notes.launched CORPORATE_ACTIONS FIXED_INCOME_AND_INTEREST_RATES
! {co} (launches|markets) {years}-year (notes|bond) offering
+ {co} (taps|turns to) bond market to refinance debt
= {co} offers senior notes due in {years} years. Proceeds refinance maturing debt.
# notes.priced CORPORATE_ACTIONS FIXED_INCOME_AND_INTEREST_RATES
! {co} prices {amount} of {years}-year notes at {coupon}
+ {co} sells {amount} of {years}-year debt, coupon {coupon}
= {co} sold {amount} of senior notes due in {years} years with a coupon of {coupon}.
# role.leaves CORPORATE_ACTIONS
! {co} {role} to (retire|step down) after {tenure} years
+ {co} (begins|starts) search for new {role}
= The {role} of {co}, with the company for {tenure} years, stays through the handover.
# role.named CORPORATE_ACTIONS
! {co} (names|appoints) {successor} as (new |){role}
+ {co} (ends|concludes) {role} search
= {co} has filled the post of {role}; the handover takes a month.
# jobs.cut CORPORATE_ACTIONS
! {co} to cut about {jobs} positions, takes {charge} charge
+ {co} (plans|starts) restructuring: {cut} of workforce, {charge} charge
= {co} will book a charge of {charge} for severance and site closures as it eliminates about {jobs} positions.
# jobs.done CORPORATE_ACTIONS
! {co} says restructuring (complete|done), {jobs} positions gone
+ {co} sees {saving} of yearly savings after job cuts
= {co} completed the restructuring that it announced earlier and expects yearly savings of {saving}.
# product.shown TECHNOLOGY
! {co} (unveils|shows|introduces) {product}, available within weeks
+ {co} (pitches|offers) {product} to (large customers|new buyers)
= {co} presented its {product}, which is to be available within weeks.
# product.sold TECHNOLOGY
! {co} (begins|starts) rollout of {product}
+ {co} {product} (reaches|arrives at) first customers
= The {product} of {co} is available as announced.
# product.demand TECHNOLOGY
! {co} says demand for {product} (ahead of|above) plan
+ {co} (raises|lifts) plan for {product}
= Demand for the {product} of {co} is above its plan, the company said.
# contract.short OTHER
! {co} (on shortlist|among finalists) for {value} {customer} contract
= {co} is one of three bidders left for a contract from {theCustomer} worth {value}.
# contract.won OTHER
! {co} wins {value} contract from {customer}
+ {customer} picks {co} for {years}-year program worth {value}
= {theCustomer} awarded {co} a contract worth {value} over {years} years.
# contract.lost OTHER
! {co} loses out on {value} {customer} contract
= {theCustomer} gave the contract worth {value} to another bidder; {co} asks for the reasons.
# plant.planned OTHER
! {co} to build {spend} (plant|site) in {state}
+ {co} picks {state} for {spend} investment, to hire {jobs}
= {co} invests {spend} in {state} and creates about {jobs} jobs.
# plant.approved OTHER
! {state} approves incentives for {co} site
+ {co} breaks ground (at|on) {state} site
= {state} supports the investment of {co} worth {spend}; construction has begun.
# strike.vote OTHER
! {co} workers in {state} vote to authorize strike
+ Union (sets|names) deadline in {co} contract talks
= About {workers} employees of {co} in {state} are covered by the contract. Talks continue.
# strike.begun OTHER
! {workers} {co} workers walk out in {state}
+ Walkout at {co}: {state} sites (idle|at a standstill)
= About {workers} employees of {co} in {state} stopped work after talks over pay had ended without a result.
# strike.deal OTHER
! {co}, union reach tentative agreement in {state}
+ {co} walkout to end, {years}-year contract goes to vote
= The tentative contract gives {workers} employees of {co} raises of {raise} over {years} years.
# strike.over OTHER
! {co} workers ratify {years}-year contract
= The members of the union accepted the contract with {co}: raises of {raise} over {years} years.
# activist.stake CORPORATE_ACTIONS
! {fund} (discloses|takes) {stake} stake in {co}, urges review
+ Activist {fund} (presses|calls on) {co} for higher returns
= {fund} owns {stake} of {co} and presses for a sale of noncore assets and new directors.
# activist.slate CORPORATE_ACTIONS
! {fund} (nominates|proposes) {seats} directors at {co}
= {fund}, which owns {stake} of {co}, proposes {seats} directors of its own for the annual meeting.
# activist.truce CORPORATE_ACTIONS
! {co} (reaches truce with|settles with) {fund}, adds two directors
= The settlement of {co} with {fund}, which owns {stake}, ends the contest before the annual meeting.
# price.rise OTHER
! {co} to raise list prices (by|about) {rise} (next month|from next month)
+ {co} price increase of {rise}: {reason} cited
= {co} informs its customers of a price increase of {rise}, the first this year.
# partner.signed TECHNOLOGY
! {co} (signs|agrees) partnership with {firm} on {product}
= {co} and {firm} work together on a(n) {product}; terms were not disclosed.
# partner.live TECHNOLOGY
! {co} and {firm} (launch|go live with) joint {product}
= The {product} of {co} and {firm} is available from today.
# drug.good HEALTHCARE
! {co} {drug} meets main goal in late-stage {condition} (trial|study)
+ {co} (reports|shares) strong data for {drug} in {condition}
~ {co} {drug} data: {gain} lower risk, analysts see {peak} peak sales
= In a study of {patients} patients with {condition}, {drug} of {co} lowered the risk of progression by {gain}.
# drug.bad HEALTHCARE
! {co} {drug} misses main goal in late-stage {condition} (trial|study)
+ {co} (ends|stops) development of {drug} in {condition}
= In a study of {patients} patients with {condition}, {drug} of {co} did no better than the standard treatment.
# drug.filed HEALTHCARE
! {co} files for US approval of {drug}
+ FDA accepts {co} application for {drug}
= A decision on {drug} of {co} in {condition} is expected within the year; {patients} patients took part in the main study.
# drug.approved HEALTHCARE
! FDA approves {co} {drug} for {condition}
+ {co} wins US approval for {drug}, launch within weeks
= Regulators approved {drug} of {co} for {condition}. Analysts see peak sales of {peak} a year.
# drug.refused HEALTHCARE
! FDA declines to approve {co} {drug}
+ {co} gets complete response letter for {drug}
= The FDA did not approve {drug} of {co} for {condition} and asked for further data.
# device.cleared HEALTHCARE
! {co} gets FDA clearance for {device}
+ {co} {device} cleared, (launch|sales start) next month
= {co} received clearance for its {device}.
# split.planned CORPORATE_ACTIONS
! {co} announces {ratio} stock split
= The board of {co} approved a {ratio} split of its shares, subject to the vote of holders.
# investor.day CORPORATE_ACTIONS
! {co} sets date for investor day (|in New York)
= {co} invites investors and analysts to a day of presentations.
# investor.targets CORPORATE_ACTIONS
! {co} gives {years}-year targets: sales growth of {low} to {high} a year
+ {co} at investor day: margin to widen, sales to grow {low} to {high}
= {co} expects sales to grow by {low} to {high} a year over {years} years, it said at its investor day.
# insider.buy CORPORATE_ACTIONS
! Filing: {co} director buys {bought} shares, about {cost}
+ {co} insider purchase: {cost}, filing shows
= A regulatory filing shows that a director of {co} bought {bought} shares worth about {cost}.
# insider.sell CORPORATE_ACTIONS
! Filing: {co} officer sells {sold} shares under (trading plan|preset plan)
= A regulatory filing shows that an officer of {co} sold {sold} shares worth about {proceeds} under a plan set up earlier.
# credit.up FIXED_INCOME_AND_INTEREST_RATES
! Rating agency (raises|lifts) {co} outlook to {outlookUp}
+ {co} credit outlook improved on {reasonUp}
= A rating agency improved its outlook on the debt of {co} to {outlookUp}, pointing to {reasonUp}.
# credit.down FIXED_INCOME_AND_INTEREST_RATES
! Rating agency (lowers|cuts) {co} outlook to {outlookDown}
+ {co} credit outlook cut on {reasonDown}
= A rating agency lowered its outlook on the debt of {co} to {outlookDown}, pointing to {reasonDown}.
# conference CORPORATE_ACTIONS
! {co} finance chief to speak at {broker} {field} conference
= {co} presents at the {field} conference of {broker} this week; the talk is webcast.
# conference.said CORPORATE_ACTIONS
! {co} at {broker} conference: {reason}, {otherReason}
+ {co} (strikes confident tone|repeats priorities) at {broker} {field} conference
= At the {field} conference of {broker}, {co} spoke about {reason} and {otherReason} and did not change its outlook.
# stake.filed CORPORATE_ACTIONS
! {fund} reports passive {stake} stake in {co}
= A filing shows that {fund} holds {stake} of {co} as a passive investor.
# lease REAL_ESTATE
! {co} signs {years}-year lease for {city} property
+ {co} {city} space (leased|let) to long-term tenant
= {co} leased a property in {city} for {years} years.
# portfolio REAL_ESTATE
! {co} pays {value} for portfolio in {city}
+ {co} adds {city} assets, {value} at {cap} yield
= The {city} transaction of {co} is worth {value}, at an initial yield of {cap}.
# occupancy REAL_ESTATE
! {co} occupancy at {occupancy}, rents on new leases up {rent}
= {co} said occupancy stood at {occupancy} and rents on new leases rose {rent}.
# power.deal ENVIRONMENT
! {co} to add {power} megawatts of {source} power in {state}
+ {co} wins {state} nod for {source} project
= {co} will build {power} megawatts of {source} capacity in {state}.
# output OIL_AND_GAS
! {co} {field} output at {volume} a day
! {co} (produces|gets) {volume} a day (from|in) {field} business
+ {co} (adds rigs|steps up drilling) for {field} output
= {co} produces {made} a day in its {field} business, it said in an update.
# traffic STOCK_MARKETS
! {co} assets at {assets} at end of {month}
= {co} reported client assets of {assets} for the end of {month}.
# media ENTERTAINMENT
! {co} orders second season of '{title}'
+ {co} '{title}' leads weekly streaming chart
= The series '{title}' of {co} was watched by {viewers} households in its first four weeks.
# rights SPORTS
! {co} renews {league} rights for {years} years
+ {co}, {league} agree {years}-year extension
= {co} will show {theLeague} for {years} more years at about {value} a year.
`
