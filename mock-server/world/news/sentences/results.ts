/** See `read-kinds.ts` for the marks. */
export const results = `
# results.beat EARNINGS
! {co} {quarter} EPS {eps} vs {expectedEps} (expected|estimate|consensus); revenue {sales} vs {expectedSales}
! {co} (beats|tops) {quarterly} estimates: EPS {eps}, (est.|consensus) {expectedEps}
! {co} {quarterly} results beat: EPS {eps} (against|vs) {expectedEps}
+ {co} {quarterly} revenue {sales}, {salesSide} {expectedSales} (estimate|consensus)
+ {co} {quarterly} revenue of {sales} {salesSide} the {expectedSales} (estimate|consensus), earnings ahead
+ {cos} {quarterly} profit (tops|beats) (forecasts|views) as revenue {grew} {growth} to {sales}
+ {co} (earns|posts EPS of) {eps} in {quarterName}, (cites|points to) {reason}
~ {co} (credits {reason} for|sees {reason} behind) {quarterly} (earnings|profit) beat
~ Earnings recap: {co} {quarterly} (EPS|earnings per share) {eps}, {outlook} and {reason}
~ What drove {cos} {quarterly} results: {reason}, then {otherReason}
= {co} earned {eps} a share in the {quarterName}, more than the {expectedEps} that analysts expected. Revenue {grew} {growth} from a year ago to {sales}, {salesSide} the consensus of {expectedSales}.
= In the {quarterName} {co} posted earnings of {eps} a share on revenue of {sales}; analysts had expected {expectedEps} and {expectedSales}. The company pointed to {reason}.
# results.mixed EARNINGS
! {co} {quarter} EPS {eps} vs {expectedEps} (expected|estimate|consensus); revenue {sales} vs {expectedSales}
! {co} {quarterly} EPS {eps} (tops|beats) {expectedEps} (estimate|consensus), revenue short at {sales}
+ {co} {quarterly} (profit|earnings) beat, but revenue of {sales} misses {expectedSales} (estimate|consensus)
+ {co} (earns more than expected|beats on earnings) in {quarterName} as cost control offsets (soft|lighter) sales
+ {cos} {quarterly} EPS {eps}, ahead of {expectedEps}; sales (light|short) at {sales}
~ {co} {quarterly} results (mixed|two-sided): (profit|earnings) ahead, revenue of {sales} short
~ Earnings recap: {co} {quarterly} (EPS|earnings per share) {eps} with {outlook}
= {co} earned {eps} a share in the {quarterName}, ahead of the {expectedEps} expected, while revenue of {sales} stayed below the consensus of {expectedSales}.
# results.inline EARNINGS
! {co} {quarter} EPS {eps}, (matches|in line with) {expectedEps} (estimate|consensus); revenue {sales}
! {co} {quarterly} EPS (meets|equals) estimates at {eps}
+ {co} reports {quarterly} (profit|earnings) in line, revenue {sales} vs {expectedSales} (expected|consensus)
+ {cos} {quarterly} earnings per share (exactly as expected|match forecasts) at {eps}
~ Earnings recap: {co} {quarterly} EPS as expected at {eps}, {outlook}
= {co} earned {eps} a share in the {quarterName}, as analysts had expected. Revenue {grew} {growth} to {sales} against a consensus of {expectedSales}.
# results.miss EARNINGS
! {co} {quarter} EPS {eps} vs {expectedEps} (expected|estimate|consensus); revenue {sales} vs {expectedSales}
! {co} (misses|trails) {quarterly} estimates: EPS {eps}, (est.|consensus) {expectedEps}
! {co} {quarterly} results miss: EPS {eps} (against|vs) {expectedEps}
+ {co} {quarterly} (profit|earnings) short of forecasts on {reason}; revenue {sales}
+ {cos} {quarterly} EPS of {eps} (disappoints|falls short); analysts had {expectedEps}
+ {co} (blames|cites) {reason} for {quarterly} earnings (miss|shortfall)
~ Earnings recap: {co} {quarterly} (EPS|earnings per share) {eps}, {outlook} and {reason}
~ {co} {quarterly} earnings: {reason} and {otherReason} (weigh|hurt)
= {co} earned {eps} a share in the {quarterName}, less than the {expectedEps} that analysts expected, and cited {reason}. Revenue {grew} {growth} to {sales}; the consensus was {expectedSales}.
# guidance.raised EARNINGS
! {co} (raises|lifts|boosts) full-year outlook to {guide} a share (from|versus) {oldGuide}
! {co} (raises|lifts) full-year profit guidance to {guide} (from|versus earlier) {oldGuide}
+ {co} (lifts|raises|boosts) annual forecast (on|citing) {outlookReason}, sees sales near {salesGuide}
+ {co} (raises|lifts) full-year guidance (a step|a notch), points to {outlookReason}
= {co} now expects earnings of {guide} a share for the year, up from {oldGuide}, and sales of about {salesGuide}. It cited {outlookReason}.
# guidance.kept EARNINGS
! {co} (keeps|reaffirms|maintains|backs) full-year outlook of {guide} a share
+ {co} (reaffirms|sticks to) annual forecast, expects sales near {salesGuide}
+ {co} leaves full-year guidance (unchanged|where it was) at {guide} a share
= {co} still expects earnings of {guide} a share for the year and sales of about {salesGuide}.
# guidance.cut EARNINGS
! {co} (cuts|lowers|trims) full-year outlook to {guide} a share (from|versus) {oldGuide}
! {co} (cuts|lowers) full-year profit guidance to {guide} (from|versus earlier) {oldGuide}
+ {co} (lowers|cuts|trims) annual forecast (on|citing) {outlookReason}, sees sales near {salesGuide}
+ {co} (trims|lowers) full-year guidance, (points to|warns of) {outlookReason}
= {co} now expects earnings of {guide} a share for the year, down from {oldGuide}, and sales of about {salesGuide}. It cited {outlookReason}.
# results.call EARNINGS
! {co} call: finance chief expects {outlookReason} to (last|carry) into next quarter
! {co} call: (management|chief executive) (points to|turns to) {outlookReason}
+ {co} (executives|managers) field questions on {outlookReason} and {otherOutlookReason}
+ On {cos} call, analysts press on {otherOutlookReason}
~ {co} call (takeaways|in brief): {outlookReason}, then {otherOutlookReason}
= On its call with analysts {co} discussed {outlookReason} and {otherOutlookReason}. The prepared remarks repeated the outlook: {guide} a share for the year.
# results.date EARNINGS
! {co} to report {quarterName} on {date} {dueTime}
! {co} sets date for {quarterly} results: {date}
+ {co} to announce {quarterly} results {dueTime} on {date}
= {co} reports its {quarterName} on {date} {dueTime}. Analysts expect earnings of {expectedEps} a share.
# results.view EARNINGS
! {broker} ahead of {co} {quarterly} report: EPS {own}, consensus {expectedEps}
! {broker} sees {co} {quarterly} EPS at {own} ahead of report, consensus {expectedEps}
+ {co} {quarterly} preview: {broker} (expects|sees) {reason}
+ {broker} (flags|points to) {reason} ahead of {co} {quarterly} report
= {broker} expects {co} to earn {own} a share in the {quarterName}; the consensus is {expectedEps}. Its note points to {reason}.
# results.preview EARNINGS
! {co} to report {quarterName} {dueOn} {dueTime}; EPS consensus {expectedEps}
! Due {dueOn} {dueTime}: {co}, EPS consensus {expectedEps} on revenue of {expectedSales}
+ {co} earnings preview: (focus on|investors watch for) {watched}
+ What to watch when {co} reports {dueOn}: {watched}, {otherWatched}
~ Options price a(n) {implied} move in {co} (around|on) {dueDays} report
~ {co} earnings {dueOn}: analysts expect {expectedEps} a share
= {co} reports its {quarterName} {dueOn} {dueTime}. Analysts expect earnings of {expectedEps} a share on revenue of {expectedSales}; options price a move of {implied} in either direction.
`
