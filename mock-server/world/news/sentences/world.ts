export const world = `
# ipo.files STOCK_MARKETS CORPORATE_ACTIONS
! {firm} files for (US|New York) IPO
+ {firm} IPO filing shows revenue of {revenue}, up {growth}
= {firm} filed for an initial public offering and reports revenue of {revenue} for the last year.
# ipo.range STOCK_MARKETS CORPORATE_ACTIONS
! {firm} sets IPO range at {low} to {high} a share
+ {firm} IPO could raise up to {raise}
= {firm} plans to sell shares at {low} to {high} each.
# ipo.priced STOCK_MARKETS CORPORATE_ACTIONS
! {firm} prices IPO at {price}, range was {low} to {high}
+ {firm} raises {raise} in IPO
= {firm} sold shares at {price}; trading is to begin on the next trading day.
# ipo.trades STOCK_MARKETS
! {firm} begins trading at {opened}, IPO price {price}
+ {firm} opens for trading (above|at {opened}, after) IPO price of {price}
~ {firm} first day of trading: from {price} to {opened}
= Shares of {firm} began trading in New York at {opened} after an offering at {price}.
# ipo.lockup STOCK_MARKETS
! {firm} early holders free to sell part of shares
= Part of the shares of {firm} that were held before its offering may be sold from today.
# suit.filed LEGAL
! {firm} sued over {over}, holders seek {claim}
+ Class action (filed against|targets) {firm} over {over}
= Plaintiffs claim {claim} from {firm} in a(n) {matter} case. The company said it would defend itself.
# suit.ruling LEGAL
! Judge lets {firm} {matter} case (proceed|go forward)
= The court sees enough in the {matter} case against {firm} for a trial.
# suit.settled LEGAL
! {firm} to pay {sum} to settle {matter} case
+ {firm} ends {matter} litigation with {sum} settlement
= {firm} pays {sum} without admitting liability.
# suit.thrown LEGAL
! {matter} case against {firm} thrown out
= The court dismissed the {matter} case against {firm}; plaintiffs had sought {claim}.
# fraud.halt LEGAL
! {firm} says it found irregularities, delays annual report
+ {firm} auditor resigns after accounting questions
= {firm} asked outside counsel to look at how it booked sales.
# fraud.probe LEGAL
! Regulator opens inquiry into {firm} accounts
= A regulator asks {firm} for documents about its accounts.
# fraud.restated LEGAL
! {firm} to restate {years} years of results
+ {firm} names new finance chief after inquiry
= {firm} restates its results and lowers past revenue by {sum}.
# recall.begun HEALTHCARE OTHER
! {firm} recalls {units} {item} units over (faulty|weak) {part}
= {firm} recalls {units} units of a(n) {item} because of the {part}. No injury was reported.
# recall.wider HEALTHCARE OTHER
! {firm} widens {item} recall to {wider} units
= The recall of {firm} now covers {wider} units.
# recall.settled LEGAL HEALTHCARE
! {firm} settles {item} recall claims for {sum}
= {firm} pays {sum} to owners of recalled units.
# broke.files LEGAL CORPORATE_ACTIONS
! {firm} files for Chapter 11 with {debt} of debt
+ {firm} seeks protection from creditors
= {firm} continues to operate; {debt} of debt is to be restructured.
# broke.loan LEGAL
! {firm} wins court approval for bankruptcy loan
= Lenders provide {sum} to {firm} during its reorganization.
# broke.plan LEGAL
! {firm} lenders agree restructuring plan
+ {firm} to leave Chapter 11 under new owners
= Creditors of {firm} exchange most of {debt} for shares.
# fire.begun OTHER
! Fire stops output at {firm} plant in {state}
+ {firm} {state} site evacuated, no injuries reported
= A fire stopped production at a plant of {firm} in {state}.
# fire.restart OTHER
! {firm} restarts {state} plant after fire
= {firm} resumed production in {state}; the damage is put at {sum}.
# trade.threat GEOPOLITICS
! {one} threatens {duty} (tariff|duty) on {goods} from {theOther}
+ {other} (vows response|weighs countermeasures) to {one} plan on {goods}
~ What a(n) {duty} {one} duty on {goods} from {theOther} would cost
= The duty of {duty} on {goods} from {theOther} would cover trade of {value} a year.
# trade.talks GEOPOLITICS
! {one}, {other} (hold|open) talks on {goods} in {city}
+ {one} and {other} {progress} on {goods}(| in {city})
= Officials of {theOne} and {theOther} met in {city} about duties on {goods}.
# trade.deal GEOPOLITICS
! {one}, {other} agree on {goods}, duty off the table
+ {one} and {other} sign pact on {goods} worth {value} a year
= {theOne} drops the planned duty of {duty} on {goods} from {theOther}.
# trade.duty GEOPOLITICS
! {one} imposes {duty} (tariff|duty) on {goods} from {theOther}
+ {other} takes {one} {goods} duty to trade panel
= The duty of {duty} on {goods} from {theOther} takes effect at the end of the month.
# strait.incident GEOPOLITICS OIL_AND_GAS
! Tanker reports incident near {strait}, crew safe
+ Insurers raise war-risk premiums for {strait}
+ Shippers (reroute|hold) vessels near {strait}
= A tanker reported an incident near the {strait}; traffic continues under escort.
# strait.tension GEOPOLITICS OIL_AND_GAS
! Naval escort (widened|extended) near {strait} as tension rises
= Several states send ships to the {strait}; tanker rates rose {rise} in a week.
# strait.calm GEOPOLITICS OIL_AND_GAS
! Shipping through {strait} back to normal
+ Premiums for {strait} voyages fall back
= Traffic through the {strait} is back at its usual level, brokers said.
# vote.called GEOPOLITICS
! {place} (sets date for|calls) {election} election
= The government of {thePlace} wants a vote within three months; polls put its support at {share}.
# vote.poll GEOPOLITICS
! {place} poll: governing parties at {share}
= A survey puts the governing parties of {thePlace} at {share}.
# vote.result GEOPOLITICS
! {place} (election|vote): governing parties {outcome}
+ {place} markets (calm|steady) after vote
= Voters in {thePlace} have decided: the governing parties {outcome}.
# budget GEOPOLITICS MACRO
! {place} budget plans deficit of {deficit} of output
+ {place} lawmakers (pass|approve) budget
= The budget of {thePlace} foresees a deficit of {deficit} of output.
# sanctions GEOPOLITICS
! {one} adds {count} entities to {list}
! {one} puts {count} entities on {list}
+ {one} (tightens rules on|requires licenses for) {goods}
= {theOne} requires licenses for {goods} and puts {count} more entities on its {list}.
# summit GEOPOLITICS
! {group} ministers gather in {city} with {topic} on agenda
+ {group} draft statement for {city} {drops} line on {topic}
= The {group} meeting in {city} ends with a joint statement.
# storm.forms ENVIRONMENT
! Storm {storm} forms, could reach {coast} in days
+ Forecasters watch storm {storm} off {coast}
= Storm {storm} moves toward {coast}, forecasters said.
# storm.lands ENVIRONMENT
! Storm {storm} makes landfall in {coast}, {homes} without power
+ Refiners and ports in {coast} slow operations as {storm} lands
= About {homes} homes in {coast} were without power after storm {storm} came ashore.
# storm.bill ENVIRONMENT
! Insured losses of storm {storm} put at {loss}
= Modelers put the insured losses of storm {storm} at {loss}.
# cold ENVIRONMENT COMMODITIES
! Forecasters see temperatures {degrees} degrees below normal in {region}
+ {region} cold, {degrees} degrees below normal, lifts heating demand outlook
= A cold spell is forecast for {region}.
# river ENVIRONMENT
! Low water on {river} slows barge traffic
= Shippers on the {river} load less per barge.
# grid ENVIRONMENT
! {place} awards {power} gigawatts in renewable tender
= {place} awarded {power} gigawatts of capacity at prices below the last round.
# opec.hint OIL_AND_GAS
! OPEC+ delegates (see|expect) {hint} at next meeting
= Delegates said most members would back the proposal at the next meeting.
# opec.raise OIL_AND_GAS
! OPEC+ agrees to raise output by {barrels} barrels a day
+ OPEC+ (adds|returns) {barrels} barrels a day from next month
= OPEC+ raises its output target by {barrels} barrels a day.
# opec.hold OIL_AND_GAS
! OPEC+ keeps output target unchanged
+ OPEC+ pauses increases, cites seasonal demand
= OPEC+ leaves its output target where it was.
# pipe OIL_AND_GAS
! Maintenance to cut {region} gas flows for {days} days
+ {region} gas flows {share} lower during {days} days of work
= Gas flows through the {region} system are reduced by {share} for {days} days.
# crops COMMODITIES
! US {crop} rated {rating} good to excellent by {date}, {side}
+ {crop} crop by {date}: {rating} in good shape, government report shows
= The weekly report rates {rating} of the US {crop} crop good to excellent by {date}, {side}.
# exports COMMODITIES
! US {crop} export sales at {tons} tons last week, {side}
= Weekly export sales of {crop} came to {tons} tons, {side} the week before.
# frost COMMODITIES
! Frost risk in Brazil (lifts|supports) outlook for {soft}
+ {soft} growers in Brazil assess frost damage
= Forecasters see a risk of frost in growing areas of {soft}.
# mine.stop METALS
! {firm} halts {metal} mine in {place} over {trouble}
+ {metal} supply: {firm} {place} mine (idle|down), {output} a year
= The mine of {firm} in {place} produces {output} of {metal} a year.
# mine.restart METALS
! {firm} restarts {place} {metal} mine
= {firm} resumed work at its mine in {place}.
# stocks METALS
! {metal} (exchange|warehouse) stocks {side} {tons} tons to {total}
! {metal} in (exchange warehouses|exchange storage): {total} tons, {side} {tons} on the day
! (Exchange|Warehouse) stocks of {metal} {side} by {tons} to {total} tons
! {metal} inventories {side} {tons} tons, {total} (in store|left)
+ {metal} stocks (now|last) at {total} tons after a day {side} {tons}
+ Daily stocks report: {metal} {side} {tons} (tons|tons on the day) to {total}
+ {metal} held by the (exchange|exchange's warehouses): {total} tons, {side} {tons}
+ {metal} warehouses hold {total} tons, {side} {tons}(| from the day before)
= Stocks of {metal} in exchange warehouses went {side} by {tons} tons to {total} tons.
# gold.buy METALS
! {place} central bank adds {tons} tons to gold reserves
= The {place} central bank reported gold purchases of {tons} tons for last month.
# coin.flow CRYPTO
! Spot {coin} funds (see|had|report) {flow} of net (inflows|subscriptions) (on|for) {dayName}
! (Net inflows|Net subscriptions) of {flow} for spot {coin} funds on {dayName}
+ {coin} funds (take in|draw|attract) {flow} (on|net on|in all on) {dayName}
= US funds that hold {coin} had net inflows of {flow} on {dayName}.
# coin.out CRYPTO
! Spot {coin} funds (see|had|report) {flow} of net (outflows|redemptions) (on|for) {dayName}
! (Net outflows|Net redemptions) of {flow} for spot {coin} funds on {dayName}
+ {coin} funds (lose|shed|give back) {flow} (on|net on|in all on) {dayName}
= US funds that hold {coin} had net outflows of {flow} on {dayName}.
# coin.upgrade CRYPTO
! {coin} developers set date for network upgrade
+ {coin} upgrade to (reach|go live on) test network next month
= The upgrade of the {coin} network lowers costs for users.
# coin.hack CRYPTO LEGAL
! {firm} exchange pauses withdrawals after breach
+ {firm} says {loss} in coins (affected|moved) in breach
= {firm} paused withdrawals after about {loss} in coins had left its wallets.
# coin.refund CRYPTO
! {firm} exchange resumes withdrawals, to make clients whole
= {firm} covers the loss of {loss} from its own funds.
# coin.rules CRYPTO
! {place} lawmakers advance stablecoin bill
+ {place} stablecoin bill (asks|calls) for full reserves
= The rules in {thePlace} would require issuers to hold reserves.
# coin.holder CRYPTO
! {amount} of {coin} (sent|moved|transferred) to exchange by large holder
! (On-chain|Chain data): {amount} in {coin} (moves to|arrives at) trading venue
! Large {coin} holder (moves|sends|transfers) {amount} to exchange
+ {coin} wallet (shifts|moves|sends) {amount} to exchange
+ Dormant {coin} wallet (moves|wakes, moves|shifts) {amount}
+ {coin} transfer of {amount} (draws attention|noted|spotted on chain)
= A holder moved {coin} worth {amount} to an exchange, data show.
# study RESEARCH
! Study: {finding}
+ {school} paper finds {finding}
= Researchers in {school} looked at {years} years of data and conclude that {finding}.
# outlook.raised RESEARCH
! {house} (raises|lifts) S&P 500 target to {target} from {before}
+ {house} strategists see S&P 500 at {target} in a year, earlier {before}
= {house} expects the S&P 500 to reach {target} in a year on earnings of {earnings} a share; its target was {before}.
# outlook.cut RESEARCH
! {house} (cuts|lowers) S&P 500 target to {target} from {before}
+ {house} strategists see S&P 500 at {target} in a year, earlier {before}
= {house} expects the S&P 500 to stand at {target} in a year on earnings of {earnings} a share; its target was {before}.
# outlook.kept RESEARCH
! {house} (keeps|repeats) S&P 500 target of {target}
= {house} still expects the S&P 500 at {target} in a year, on earnings of {earnings} a share.
# view.up RESEARCH
! {house} (upgrades|lifts) {group} to overweight, {theme} cited
+ {house} strategists like {group}: {theme}
= {house} moved {group} to overweight in its model portfolio, pointing to {theme}.
# view.down RESEARCH
! {house} (cuts|lowers) {group} to underweight, {theme} cited
+ {house} strategists wary of {group}: {theme}
= {house} moved {group} to underweight in its model portfolio, pointing to {theme}.
# warning RESEARCH
! {house} warns of {drop} pullback in {region} stocks
+ {house} urges clients to add hedges, sees {drop} downside
= Strategists at {house} see room for a decline of {drop}.
# spending RESEARCH TECHNOLOGY
! {groupName} sees {market} spending up {growth} next year
+ Spending on {market} to reach {size}, {groupName} says
= {groupName} expects spending on {market} to grow {growth} next year and to reach {size}.
# mortgage REAL_ESTATE
! US 30-year mortgage rate at {rate} in week to {date}, {rateMove} (from|after) {before}
+ Average US mortgage rate at {rate} by {date}, week ago {before}
= The average rate on a 30-year fixed mortgage is {rate} after {before} a week ago.
# rents REAL_ESTATE
! {city} asking rents {rent} (over|above) last year, vacancy {vacancy}
! {city} landlords (get|see) {rent} more, offices {vacancy} empty
+ {city} renters pay {rent} more than a year ago
! {city} rents {rent} (higher than|above) a year ago
+ Office vacancy in {city} at {vacancy}
= Asking rents in {city} are {rent} above last year; office vacancy stands at {vacancy}.
# tower REAL_ESTATE
! Buyer pays {value} for {city} (tower|office block)
+ {city} (tower|office block) changes hands {drop} below last price
+ {city} office sale at {value} (sets|shows) new price level
! {city} tower sells for {value}, {drop} below last price
= An office tower in {city} changed hands for {value}.
# club SPORTS
! {stake} of {city} {league} club changes hands at {value} value
+ {city} {league} club (draws|finds) new investor, worth {value}
! {city} {league} club valued at {value} in stake sale
+ {league} owners approve {stake} stake sale of {city} club, value {value}
= The sale of {stake} of the {city} {league} club to a fund values it at {value}.
# arena SPORTS
! {cost} {league} arena for {city} moves ahead
+ {city} {league} arena: {cost}, {share} of it public
! {city} council backs {cost} {league} arena plan
+ {city} {league} arena financing: public share {share}
= The plan in {city} foresees a(n) {league} venue for {cost}, {share} of it from public funds.
# league SPORTS
! {league} (revenue|income) rises {rise} to {value} for the season
+ {league} takes in {value}, up {rise}
= Revenue of the {league} rose {rise} to {value} last season.
# boxoffice ENTERTAINMENT
! Weekend box office totals {total}, {rise} (above|over) last year
+ '{film}' tops box office with {gate}
= Ticket sales in US and Canadian theaters came to {total}; '{film}' took {gate}.
# guild ENTERTAINMENT
! Studios, {union} union (extend|go on with) contract talks on {matter}
+ {union} union and studios (still apart|without a deal) on {matter}
= Talks between studios and the {union} union on {matter} continue.
# tune ENTERTAINMENT
! Catalog of {era} hits sold for {value}
= A fund paid {value} for a catalog of songs of the {era}.
# travel OTHER
! US airport screenings (at|reach|come to|total) {people} (on|for) {dayName}
! {people} (travelers|passengers) screened at US airports (on|for) {dayName}
= {people} people passed checkpoints at US airports on {dayName}.
# fog OTHER
! {city} airport: {delays} delays as fog holds
+ Fog in {city} holds up {delays} flights
! Fog delays {delays} flights at {city} airport
+ {city} airport: about {delays} flights late in fog
= About {delays} flights in {city} were late.
# port OTHER
! {port} port: {boxes} containers, {rise} more than a year ago
+ Port of {port} traffic grows {rise}
! {port} container volume up {rise} on year
+ {port} handles {boxes} containers in month
= The port of {port} handled {boxes} containers, {rise} more than a year ago.
# auction FIXED_INCOME_AND_INTEREST_RATES
! Dealers see {amount} of corporate bond sales from {count} issuers this week
+ Investment-grade calendar: {count} issuers, about {amount}
= Dealers expect bond sales of about {amount} this week.
# selloff.hit STOCK_MARKETS
! US stock futures and shares slide as {trouble} sets off selling
+ Stocks tumble, volatility jumps as {trouble} spreads
+ Selling spreads across sectors after {trouble}
= Shares fell across the board after {trouble}; traders reported forced selling by funds with borrowed money.
# selloff.calm STOCK_MARKETS
! Stocks recover part of losses as {trouble} fears ease
+ Buyers return after {trouble} selloff
= Shares regained part of their losses; officials said that {trouble} was contained.
# rally.hit STOCK_MARKETS
! US stocks jump as {relief}
+ Shares rally across sectors as {relief}
= Shares rose across the board as {relief}.
`
