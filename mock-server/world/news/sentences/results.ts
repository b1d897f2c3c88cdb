/** See `read-kinds.ts` for the marks. */
export const results = `
# results.beat EARNINGS
! {co} {quarter} EPS {eps} vs {expectedEps} (expected|estimate|consensus); revenue {sales} vs {expectedSales}
! {co} (beats|tops) {quarterly} estimates: EPS {eps}, (est.|consensus) {expectedEps}
! {co} {quarterly} results beat: EPS {eps} (against|vs) {expectedEps}
+ {co} {quarterly} revenue {sales}, (above|ahead of) {expectedSales} (estimate|consensus)
+ {cos} {quarterName} profit (tops|beats) (forecasts|views) as revenue {grew} {growth} to {sales}
+ {co} (earns|posts EPS of) {eps} in {quarterName}, (cites|points to) {reason}
~ {co} (credits|points to) {reason} (for|behind) {quarterly} (earnings|profit) beat
~ Earnings recap: {co} {quarterly} (EPS|earnings per share) {eps}, {outlook} and {reason}
~ What moved in {cos} {quarterName} results: {reason}, then {otherReason}
= {co} earned {eps} a share in the {quarterName}, more than the {expectedEps} that analysts expected. Revenue {grew} {growth} from a year ago to {sales}, {salesSide} the consensus of {expectedSales}.
= In the {quarterName} {co} posted earnings of {eps} a share on revenue of {sales}; analysts had expected {expectedEps} and {expectedSales}. The company pointed to {reason}.
# results.mixed EARNINGS
! {co} {quarter} EPS {eps} vs {expectedEps} (expected|estimate|consensus); revenue {sales} vs {expectedSales}
! {co} {quarterly} EPS {eps} (tops|beats) {expectedEps} (estimate|consensus), revenue short at {sales}
+ {co} {quarterly} (profit|earnings) beat, but revenue of {sales} misses {expectedSales} (estimate|consensus)
+ {co} (earns more than expected|beats on earnings) in {quarterName} as cost control offsets (soft|lighter) sales
+ {cos} {quarterName} EPS {eps}, ahead of {expectedEps}; sales (light|short) at {sales}
~ {co} {quarterly} results (mixed|two-sided): {reason} against softer sales
~ Earnings recap: {co} {quarterly} (EPS|earnings per share) {eps} with {outlook}
= {co} earned {eps} a share in the {quarterName}, ahead of the {expectedEps} expected, while revenue of {sales} stayed below the consensus of {expectedSales}.
# results.inline EARNINGS
! {co} {quarter} EPS {eps}, (matches|in line with) {expectedEps} (estimate|consensus); revenue {sales}
! {co} {quarterly} EPS (meets|equals) estimates at {eps}
+ {co} reports {quarterly} (profit|earnings) in line, revenue {sales} vs {expectedSales} (expected|consensus)
+ {cos} {quarterName} earnings per share (exactly as expected|match forecasts) at {eps}
~ Earnings recap: {co} {quarterly} EPS as expected at {eps}, {outlook}
= {co} earned {eps} a share in the {quarterName}, as analysts had expected. Revenue {grew} {growth} to {sales} against a consensus of {expectedSales}.
# results.miss EARNINGS
! {co} {quarter} EPS {eps} vs {expectedEps} (expected|estimate|consensus); revenue {sales} vs {expectedSales}
! {co} (misses|trails) {quarterly} estimates: EPS {eps}, (est.|consensus) {expectedEps}
! {co} {quarterly} results miss: EPS {eps} (against|vs) {expectedEps}
+ {co} {quarterly} (profit|earnings) short of forecasts on {reason}; revenue {sales}
+ {cos} {quarterName} EPS of {eps} (disappoints|falls short); analysts had {expectedEps}
+ {co} (blames|cites) {reason} for {quarterly} earnings (miss|shortfall)
~ Earnings recap: {co} {quarterly} (EPS|earnings per share) {eps}, {outlook} and {reason}
~ {co} {quarterly} earnings: {reason} and {otherReason} (weigh|hurt)
= {co} earned {eps} a share in the {quarterName}, less than the {expectedEps} that analysts expected, and cited {reason}. Revenue {grew} {growth} to {sales}; the consensus was {expectedSales}.
# guidance.raised EARNINGS
! {co} (raises|lifts|boosts) full-year outlook to {guide} a share (from|versus) {oldGuide}
! {co} (raises|lifts) full-year profit guidance to {guide} (from|versus earlier) {oldGuide}
+ {co} (lifts|raises|boosts) annual forecast (on|citing) {reason}, sees sales near {salesGuide}
+ {co} (raises|lifts) full-year guidance a step as {reason} (helps|continues)
= {co} now expects earnings of {guide} a share for the year, up from {oldGuide}, and sales of about {salesGuide}. It cited {reason}.
# guidance.kept EARNINGS
! {co} (keeps|reaffirms|maintains|backs) full-year outlook of {guide} a share
+ {co} (reaffirms|sticks to) annual forecast, expects sales near {salesGuide}
+ {co} leaves full-year guidance (unchanged|where it was) at {guide} a share
= {co} still expects earnings of {guide} a share for the year and sales of about {salesGuide}.
# guidance.cut EARNINGS
! {co} (cuts|lowers|trims) full-year outlook to {guide} a share (from|versus) {oldGuide}
! {co} (cuts|lowers) full-year profit guidance to {guide} (from|versus earlier) {oldGuide}
+ {co} (lowers|cuts|trims) annual forecast (on|citing) {reason}, sees sales near {salesGuide}
+ {co} (trims|lowers) full-year guidance, (points to|warns of) {reason}
= {co} now expects earnings of {guide} a share for the year, down from {oldGuide}, and sales of about {salesGuide}. It cited {reason}.
# results.call EARNINGS
! {co} call: finance chief (sees|expects) {reason} (to last|to carry) into next quarter
! {co} call: (management|chief executive) (stresses|highlights) {reason}
+ {co} (executives|managers) field questions on {reason} and {otherReason}
+ On {cos} call, analysts press on {otherReason}
~ {co} call takeaways: {reason}, {otherReason} and spending
= On its call with analysts {co} discussed {reason} and {otherReason}. The prepared remarks repeated the outlook: {guide} a share for the year.
# results.date EARNINGS
! {co} to report {quarterName} on {date} {dueTime}
! {co} sets date for {quarterly} results: {date}
+ {co} to announce {quarterly} results {dueTime} on {date}
= {co} publishes its {quarterName} on {date} {dueTime}. Analysts expect earnings of {expectedEps} a share.
# results.view EARNINGS
! {broker} ahead of {co} {quarterly} report: EPS {own}, consensus {expectedEps}
! {broker} sees {co} {quarterly} EPS at {own} ahead of report, consensus {expectedEps}
+ {co} {quarterly} preview: {broker} (looks for|puts weight on) {reason}
+ {broker} (sees|names) {reason} as the main point ahead of {co} {quarterly} report
= {broker} expects {co} to earn {own} a share in the {quarterName}; the consensus is {expectedEps}. It sees {reason} as the main point of the report.
# results.preview EARNINGS
! {co} to report {quarterName} {dueOn} {dueTime}; EPS consensus {expectedEps}
! Due {dueOn} {dueTime}: {co}, EPS consensus {expectedEps} on revenue of {expectedSales}
+ {co} earnings preview: (focus on|investors watch for) {reason}
+ What to watch when {co} reports {dueOn}: {reason}, {otherReason}
~ Options price a(n) {implied} move in {co} (around|on) {dueDay} report
~ {co} earnings {dueOn}: analysts expect {expectedEps} a share
= {co} publishes its {quarterName} {dueOn} {dueTime}. Analysts expect earnings of {expectedEps} a share on revenue of {expectedSales}; options price a move of {implied} in either direction.
`
