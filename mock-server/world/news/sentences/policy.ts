export const policy = `
# release.high MACRO
! {label} {actual} vs {expected} (expected|consensus|forecast)
! {series}: {actual} (actual|reported), {expected} expected, {prior} prior
! {series} {actual}; est. {expected}, prior {prior}
+ {label} (at|reported at|out at) {actual}, {side} the {expected} (forecast|consensus|estimate)
+ {label} {moves} to {actual} from {prior}(|, {surprise})
+ {label} {hotter} at {actual}; (economists|analysts) had {expected}
+ {label} {surprise}: {actual} against {expected}
~ Breaking down {label}: {actual} after {prior}(|, against a forecast of {expected})
~ {label} at {actual}: (details|what is behind the figure|the parts)
= {series} {cameTo} {actual}; economists had expected a figure of {expected}. The figure before was {prior}{revision}.
= {series} {was} {actual}, a figure {side} the {expected} that economists had expected. The figure before was {prior}{revision}.
# release.low MACRO
! {series} {actual} vs {expected} (expected|consensus)
! {label} {actual}, est. {expected}, prior {prior}
! {series}: {actual} against {expected} expected
+ {label} (at|out at) {actual}, {side} the {expected} (forecast|estimate)
+ {label} {moves} to {actual} from {prior}
= {series} {was} {actual}; economists had expected a figure of {expected}. The prior figure was {prior}{revision}.
# release.due MACRO
! Due today: {label}, forecast {expected}, prior {prior}
! Due today, {dueWhen}: {label}, (economists|forecasters) see {expected} after {prior}
+ What to watch in {label}: forecast {expected} after {prior}
+ Ahead of {label} {dueWhen}: (consensus|forecast) {expected}, prior {prior}
= {series} {is} due {dueWhen}. Economists expect {expected} after {first}.
# decision.hold FIXED_INCOME_AND_INTEREST_RATES
! {bank} (holds|keeps|leaves) {rateName} at {actual}(|, as expected by economists)
! {bank} {rateName} unchanged at {actual}
+ {bank} (stands pat|keeps policy steady) with {rateName} at {actual}
+ {bank} (holds|maintains) {rateName} at {actual}, says (decisions depend on data|risks are balanced|it will move meeting by meeting)
+ {bank} (leaves|keeps) {rateName} where it was: {actual}
~ {bank} holds {rateName} at {actual}: what changed in the (statement|wording)
= The {bank} left its {rateName} at {actual}. Economists had expected {expected}.
# decision.cut FIXED_INCOME_AND_INTEREST_RATES
! {bank} (cuts|lowers) {rateName} to {actual} from {first}
! {bank} {rateName} (cut|lowered) to {actual} vs {expected} expected
+ {bank} (lowers|cuts|trims) {rateName} a quarter point to {actual}
+ {bank} (reduces|lowers) {rateName} to {actual}, sees (softer demand|inflation easing)
~ {bank} cuts {rateName} to {actual}: what changed in the (statement|wording)
= The {bank} lowered its {rateName} to {actual} from {first}. Economists had expected {expected}.
# decision.hike FIXED_INCOME_AND_INTEREST_RATES
! {bank} (raises|lifts) {rateName} to {actual} from {first}
! {bank} {rateName} (raised|lifted) to {actual} vs {expected} expected
+ {bank} (raises|lifts|hikes) {rateName} a quarter point to {actual}
+ {bank} (increases|raises) {rateName} to {actual}, sees (firm demand|sticky inflation)
~ {bank} raises {rateName} to {actual}: what changed in the (statement|wording)
= The {bank} raised its {rateName} to {actual} from {first}. Economists had expected {expected}.
# policy.statement FIXED_INCOME_AND_INTEREST_RATES
! {bank} statement: economy (expanding at a solid pace|growing moderately), inflation (somewhat elevated|easing)
! {bank} statement (says|repeats) risks to both sides of its mandate are (balanced|being watched)
+ {bank} statement (drops|keeps|softens) line on (the extent|the timing) of further moves
= The statement of the {bank} describes the economy and the balance of risks; the decision was published with it.
# policy.press FIXED_INCOME_AND_INTEREST_RATES
! {bank} press conference (begins|under way): policy (is not on a preset course|is well placed)
+ {bank} press conference: no (hurry|rush) to adjust, (data|meetings) to decide
+ {bank} head: labor market (cooling only slowly|in balance), (inflation progress uneven|prices still a concern)
~ {bank} press conference (in brief|takeaways): patience on both sides
= At its press conference the {bank} explained its decision and left the next step open.
# policy.minutes FIXED_INCOME_AND_INTEREST_RATES
! {bank} minutes: (most|a majority of) members saw (patience|gradual steps) as fitting
+ {bank} minutes show (members split on|debate about) the (pace|timing) of further moves
+ {bank} minutes: (several|some) members (pointed to|worried about) (services prices|slower hiring)
= The minutes of the last meeting of the {bank} describe the reasons of its members; none of them is named.
# policy.speech FIXED_INCOME_AND_INTEREST_RATES
! {speaker}: policy (well placed|in a good place|about right), (time|room|reason) to (wait|assess|watch data|be patient)
! {speaker} (says|argues|notes|repeats) (inflation|labor market|wage growth|demand) (still deserves|needs|warrants) attention
+ {speaker} (open to|cautious on|wary of) (a move|a step) if (inflation|hiring|demand|spending) (surprises|slows|picks up)
= In a scheduled speech a {speaker} repeated that decisions depend on data.
`
