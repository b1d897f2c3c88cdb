export const markets = `
# reaction STOCK_MARKETS
! {co} shares {rise} {change} (to|at) {level} (after|on|following) {cause}
! {co} stock {rises} {change} to {level} (after|on|following) {cause}
! {co} shares {rise} {change} in {session} to {level} (after|on|following) {cause}
! {co} {higher} by {change} (in {session}|) at {level} (after|on|following) {cause}, shares (active|in focus)
! Shares of {co} {rise} {change} to {level} as (traders|investors|holders) (weigh|digest|take in) {cause}
! {co} stock (moves|trades) {higher}, {change} to {level}, (after|on|following) {cause}
= Shares of {co} {rose} {change} to {level} after {cause}. The last close was {before}.
= {co} stood at {level} in {session}, {higher} by {change} from {before}; traders pointed to {cause}.
# reaction.late STOCK_MARKETS
! {co} shares {rise} {change} in extended trading (after|on|following) {cause}
! {co} stock {rises} {change} to {level} after the close (on|following) {cause}
! {co} {higher} by {change} in extended trading at {level} (after|on|following) {cause}
! After hours: {co} {rises} {change} to {level} (on|following) {cause}
! Shares of {co} {rise} {change} after hours as (traders|investors|holders) (weigh|digest|take in) {cause}
! Extended trading: {co} stock {higher}, {change} to {level}, (after|on|following) {cause}
! {co} stock (moves|trades) {higher} after hours, {change} to {level}, on {cause}
= Shares of {co} {rose} {change} to {level} in extended trading after {cause}. They closed at {before}.
= {co} stood at {level} after the close, {higher} by {change} from {before}; traders pointed to {cause}.
# mover STOCK_MARKETS
! {co} shares {rise} {change} to {level} with {peers}
! {co} stock {rises} {change} to {level}(| in {session}| today), no (fresh company news|company announcement seen)
! {co} shares {rise} {change} to {level}, {sector} (shares|stocks|names) {sectorMove}
! {co} {rises} {change} to {level} (as|while) {sector} (shares|stocks) (are|trade) {sectorMove}
! {co} stock {higher} by {change} at {level} in {session}
! (On the move|Mover|In focus|Watch list): {co}, {higher} by {change} (at|to) {level}(|, {sector} shares {sectorMove})
! Shares of {co} {rise} {change} to {level}, {sector} group {sectorMove}(| in {session})
! {co} {rises} {change} to {level}; (next report due|reports) {nextReport}
! {co} {higher} {change} (at|to) {level}, (volume {factor} of usual|{factor} of its usual volume)
! {co} (trades|changes hands) {change} {higher} at {level}(|, report due {nextReport}|, volume {factor} of usual)
! From {before} to {level}: {co} shares {rise} {change}(| in {session}|, {sector} stocks {sectorMove})
! {co} (quoted|marked|seen) {change} {higher} at {level}(|, {sector} shares {sectorMove}| in {session})
! Shares of {co} {change} {higher} (at|to) {level}(|, next report {nextReport}|, {peers})
= Shares of {co} {rose} {change} to {level} in {session} from a last close of {before}; no announcement of the company was seen.
= {sector} shares {sectorMoved}; {co} {rose} {change} to {level} from a last close of {before}.
# price.index STOCK_MARKETS
! {What} {rises} {change} (to|at) {level} (on|amid|as traders cite|with traders citing) {cause}
! {What} {higher} by {change} (at|near|around) {level}(| {when}|, with {cause} in focus|; {cause} watched)
! {What} {rises} to {level}, (traders|investors|dealers) (cite|point to|weigh|note) {cause}
! {What} (at|now at|last at) {level}, {higher} {change} (|from the last close )(|{when})
! {What} {rises} {change} to {level} (as|while) (traders|investors|dealers) (weigh|digest|point to|note) {cause}
! {When}: {what} {higher} {change} (at|to|near) {level}
! {What}: {level}, {higher} {change} from {before}(|, {cause} in focus|, {cause} the talk|, {cause} cited)
! {What} {rises} {change} from {before} close(|, {cause} in view|, {cause} a factor)
! ({What} update|Price check on {what}|Now on {what}): {level}, {higher} {change}(|, {cause} noted)
! From {before} to {level}: {what} {rises} {change}(|, {cause} cited)
= {What} {rose} {change} to {level} {when} from {before} at the last close. Traders pointed to {cause}.
# price.name CURRENCIES
! {What} {rises} {change} (to|at) {level} (on|amid|as dealers cite|as desks cite|with desks citing|with dealers citing) {cause}
! {What} {higher} by {change} (at|near|around) {level}(| {when}|, with {cause} in focus|; {cause} watched|, {cause} noted|, {cause} cited)
! {What} {rises} to {level}, (traders|dealers|desks|brokers) (cite|point to|weigh|note|mention) {cause}
! {What} (at|now at|last at|dealt at) {level}, {higher} {change} (|from the last close )(|{when})
! {What} {rises} {change} to {level} (as|while) (traders|dealers|desks) (weigh|digest|point to|note|assess) {cause}
! {When}: {what} {higher} {change} (at|to|near) {level}
! {What}: {level}, {higher} {change} from {before}(|, {cause} in focus|, {cause} the talk|, {cause} cited|, {cause} noted|; {cause} watched)
! {What} {rises} {change} from {before} close(|, {cause} in view|, {cause} a factor|, {cause} cited)
! ({What} update|Price check on {what}|Now on {what}|{What} check|Latest on {what}): {level}, {higher} {change}(|, {cause} noted|, {cause} the talk|, {cause} in play)
! From {before} to {level}: {what} {rises} {change}(|, {cause} in play|, {cause} cited| {when})
! (Traders|Dealers|Desks) (weigh|cite|watch|note) {cause} as {what} {rises} {change} (to|at) {level}
! {What} {higher} {change} {when}, (last|now at|at) {level}(|, from {before})
! (Move|On the screens|Quote|Board|Desk note): {what} {higher} {change} (at|to) {level}(|, {cause} behind it|, {cause} in play)
! {What} (quoted|seen|marked) at {level}, {higher} {change} (on the day|since the close)(|; {cause})
! {What} {rises} {change} (on|amid|with) {cause}, (last|now at) {level}
! With {cause} (in focus|in view|watched), {what} {rises} {change} (to|at) {level}
! {What} {change} {higher} (at|near) {level} (on|amid|with brokers citing) {cause}
= {What} {rose} {change} to {level} {when} from {before} at the last close. Dealers pointed to {cause}.
# price.coin CRYPTO
! {What} {rises} {change} in 24 hours (to|at) {level}(|, {cause} in focus|, {cause} noted|, {cause} cited)
! {What} {higher} by {change} (at|near|around) {level}(|, {cause} in focus|; {cause} watched|, {cause} cited|, {cause} in play)
! {What} {rises} to {level}, {change} in a day, (on|with|amid|as desks cite) {cause}
! {What} trades at {level}, {higher} {change} (on the day|over 24 hours|from a day ago)(|, {cause} in view|, {cause} in play)
! {What}: {level}, {higher} {change} from {before} a day ago(|, {cause} the talk|, {cause} cited)
! {What} {rises} {change} to {level} (as|while) (traders|desks|holders) (weigh|cite|point to|note|assess) {cause}
! Coins: {what} {higher} {change} at {level}(|, {cause} the talk|, {cause} in view|, {cause} noted)
! (Crypto check|Token watch|On the screens|Coin board|Desk note): {what} {level}, {higher} {change}(|, {cause} a factor|, {cause} cited)
! From {before} to {level} in a day: {what} {rises} {change}(|, {cause} in play|, {cause} noted)
! (Traders|Desks|Holders) (weigh|cite|watch|note) {cause} as {what} {rises} {change} (to|at) {level}
! {What} (quoted|seen|marked) at {level}, {higher} {change} (in a day|over 24 hours)(|, {cause} in focus|, {cause} cited)
! With {cause} (in focus|in view|watched), {what} {rises} {change} in a day (to|at) {level}
! {What} {change} {higher} in 24 hours, (last|now at|at) {level}(|, {cause} noted|, {cause} cited)
= {What} {rose} {change} in 24 hours to {level} from {before}. Desks pointed to {cause}.
# price.week STOCK_MARKETS
! {What} {ends} (the|last) week {higher} by {change} at {level}
! (Week in review|Last week|The week behind): {what} {rose} {change} to {level}
! {What} {rose} {change} last week(, from {before} to {level}| to {level})
! (Weekly move of|The week of) {what}: {change} {higher}, last {level}
! Over five sessions {what} {rose} {change}( to {level}|, from {before})
! {What} after the week: {level}, {higher} {change}(| from {before})
= {What} {rose} {change} last week, to {level} from {before} at the end of the week before.
# mover.week STOCK_MARKETS
! {co} {ends} (the|last) week {higher} by {change} at {level}
! (Week in review|Last week|The week behind): {co} {rose} {change} to {level}
! {co} {rose} {change} last week(, from {before} to {level}| to {level})
! Weekly move of {co}: {change} {higher}, last {level}
! {co} {rose} {change} in five sessions( to {level}|, from {before})
! {co} (goes|heads) into the (week|new week) at {level}, {higher} {change} from a week before
! {co} after the week: {level}, {higher} {change}; (reports|next report due) {nextReport}
= Shares of {co} {rose} {change} last week, to {level} from {before} at the end of the week before.
# options STOCK_MARKETS
! {co} options (active|busy|lively): {contracts} {side} trade, {factor} times usual, stock at {level}
! Option traders (target|turn to|pick) {co}: {contracts} {side} change hands, {strike} strike (most active|busiest), stock {level}
! {co} {strike} {side} (most active|busiest|in demand) as stock trades at {level}, {contracts} contracts
! Bulk of {co} option volume in {strike} {side}, {contracts} contracts, stock (at |){level}
! (Derivatives|Option desk|Flow): {co} {strike} {side}, {contracts} contracts (with stock at {level}|at {factor} times usual, stock {level})
! {contracts} {co} {side} (trade|change hands), {strike} strike (ahead|first), shares {level}
= {contracts} {side} of {co} changed hands, {factor} times the usual number; the {strike} strike was the busiest. The shares traded at {level}.
# imbalance STOCK_MARKETS
! At the close: {co} {amount} to {tradeSide}, {level} (reference|indicated)
! {co} shows {amount} {tradeSide} imbalance into the close
! Imbalance at the close: {co}, {amount} to {tradeSide}
= The closing auction showed an imbalance of {amount} to {tradeSide} in {co}, which last traded at {level}.
# level STOCK_MARKETS
! {co} (trades|moves|holds) {through} its {days}-day average of {average}, last {level}
! {co} at {level}, {through} {days}-day (average|mean) of {average}
! Chart watch: {co} {level}, {through} {days}-day average (of|at) {average}
= {co} traded at {level}, {through} the average of its last {days} closes, {average}.
`
