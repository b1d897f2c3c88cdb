export const ratings = `
# rating.up ANALYST_RATINGS
! {broker} upgrades {co} to {rating} from {oldRating}(|, target {target})
! {co} (raised|upgraded) to {rating} at {broker}, (target|price target) {target}
+ {broker} (turns positive on|upgrades) {co} (on|citing) {reason}
+ {co} upgraded to {rating} (by|at) {broker}: {reason}
= {broker} upgraded {co} to {rating} from {oldRating} and sees the shares at {target}, {gap} the last price of {price}. It cited {reason}.
# rating.down ANALYST_RATINGS
! {broker} downgrades {co} to {rating} from {oldRating}(|, target {target})
! {co} (cut|downgraded) to {rating} at {broker}, (target|price target) {target}
+ {broker} (steps aside on|downgrades) {co} (on|citing) {reason}
+ {co} downgraded to {rating} (by|at) {broker}: {reason}
= {broker} downgraded {co} to {rating} from {oldRating} and sees the shares at {target}, {gap} the last price of {price}. It cited {reason}.
# rating.start ANALYST_RATINGS
! {broker} (initiates|starts) {co} (at|with) {rating}, target {target}
! {co} (initiated|started) {rating} at {broker}(|, target {target})
+ {broker} (begins|picks up) coverage of {co} with {rating} (rating|view), {target} target
= {broker} began coverage of {co} with {rating} and a target of {target}, {gap} the last price of {price}. It pointed to {reason}.
# target.up ANALYST_RATINGS
! {broker} (raises|lifts|boosts) (price target|target) (on|for) {co} to {target} from {oldTarget}(|, {rating})
! {co}: {broker} (raises|lifts|boosts) (price target|target) to {target} (from|versus) {oldTarget}(|, stays {rating})
! New (price target|target) for {co}: {target} at {broker}, (was|from) {oldTarget}
! {co} (price target|target) raised to {target} from {oldTarget} at {broker}
! {broker} (lifts|raises) {co} (price target|target) to {target} from {oldTarget}, (keeps|stays) {rating}
! {broker} (lifts|raises) {co} (price target|target) to {target}(|, {rating})
+ {broker} {rating} on {co}: target {target}, was {oldTarget}, (on|citing) {reason}
= {broker} raised its target for {co} to {target} from {oldTarget} and keeps its rating of {rating}. The shares last traded at {price}; the broker cited {reason}.
# target.down ANALYST_RATINGS
! {broker} (cuts|lowers|trims) (price target|target) (on|for) {co} to {target} from {oldTarget}(|, {rating})
! {co}: {broker} (cuts|lowers|trims) (price target|target) to {target} (from|versus) {oldTarget}(|, stays {rating})
! New (price target|target) for {co}: {target} at {broker}, (was|from) {oldTarget}
! {co} (price target|target) (cut|lowered) to {target} from {oldTarget} at {broker}
! {broker} (cuts|lowers|trims) {co} (price target|target) to {target} from {oldTarget}, (keeps|stays) {rating}
! {broker} (cuts|trims) {co} (price target|target) to {target}(|, {rating})
+ {broker} {rating} on {co}: target {target}, was {oldTarget}, (on|citing) {reason}
= {broker} lowered its target for {co} to {target} from {oldTarget} and keeps its rating of {rating}. The shares last traded at {price}; the broker cited {reason}.
# target.same ANALYST_RATINGS
! {broker} (reiterates|maintains|repeats) {rating} rating on {co}, {target} target
! {co}: {broker} (stays|remains) {rating}, target {target}
= {broker} repeated its rating of {rating} on {co} with a target of {target}, {gap} the last price of {price}.
`
