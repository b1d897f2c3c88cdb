import { about, bad, even, fair, good, poor } from '../facts.ts'
import { consensusWords, rated } from '../rating-facts.ts'
import { daytime, type Scene, scenesOf } from '../scene.ts'

export const ratings: readonly Scene[] = scenesOf('ANALYST_RATINGS', 'Equities', [
  {
    compose: rated({ from: 'hold', to: 'buy', moves: 'up', tone: good }),
    titles: [
      '{co} upgraded to {rating} from {oldRating} at {broker}',
      '{broker} upgrades {co} to {rating}, lifts price target to {target}',
      '{broker} turns bullish on {co}, sees {gap} upside',
      '{co} gets an upgrade at {broker} on {reason}',
    ],
    summaries: [
      '{broker} raised {co} to {rating} from {oldRating} and its price target to {target} from {oldTarget}, citing {reason}.',
      'The new target of {target}, up from {oldTarget}, is {gap} above the last price of {price}. {broker} rates {co} {rating} after {oldRating}.',
    ],
  },
  {
    compose: rated({ from: 'sell', to: 'hold', moves: 'up', tone: fair }),
    titles: [
      '{broker} drops bearish call on {co}, moves to {rating}',
      '{co} raised to {rating} from {oldRating} at {broker}; risks now seen as balanced',
      'Worst is priced in at {co}, {broker} says in upgrade to {rating}',
    ],
    summaries: [
      '{broker} lifted {co} to {rating} from {oldRating} and its target to {target} from {oldTarget}, pointing to {reason}.',
      'The analysts no longer see {co} lagging its peers, given {reason}. The target goes to {target} from {oldTarget}.',
    ],
  },
  {
    compose: rated({ from: 'buy', to: 'hold', moves: 'down', tone: bad }),
    titles: [
      '{co} cut to {rating} from {oldRating} at {broker}',
      '{broker} downgrades {co} to {rating}, trims target to {target}',
      '{broker} steps to the sidelines on {co}, cites {reason}',
      '{co} loses {oldRating} rating at {broker} over {reason}',
    ],
    summaries: [
      '{broker} lowered {co} to {rating} from {oldRating} and its price target to {target} from {oldTarget}, citing {reason}.',
      'Shares of {co} last traded at {price}, leaving little room to the new target of {target}, down from {oldTarget}, {broker} wrote.',
    ],
  },
  {
    compose: rated({ from: 'hold', to: 'sell', moves: 'down', tone: bad }),
    titles: [
      '{broker} downgrades {co} to {rating}, sees {gap} downside',
      '{co} slapped with {rating} rating at {broker} on {reason}',
      '{broker} goes negative on {co}, slashes target to {target} from {oldTarget}',
    ],
    summaries: [
      '{broker} cut {co} to {rating} from {oldRating}. Its target of {target} is {gap} below the last price of {price}.',
      'The bank expects {reason} to weigh on {co} and lowered its target to {target} from {oldTarget}.',
    ],
  },
  {
    compose: rated({ to: 'buy', moves: 'up', tone: good }),
    titles: [
      '{co} price target raised to {target} from {oldTarget} at {broker}',
      '{broker} lifts {co} target to {target}, keeps {rating}',
      '{broker} maintains {rating} on {co}, raises target to {target}',
      '{broker} boosts {cos} target on {reason}',
      '{broker} sees more room to run for {co}, target now {target}',
    ],
    summaries: [
      '{broker} raised its price target on {co} to {target} from {oldTarget} and kept its {rating} rating, citing {reason}.',
      'The target for {co} moves up to {target} from {oldTarget}, {gap} above the last price of {price}.',
    ],
  },
  {
    compose: rated({ to: 'hold', moves: 'down', tone: poor }),
    titles: [
      '{co} price target cut to {target} from {oldTarget} at {broker}',
      '{broker} trims {co} target to {target}, stays at {rating}',
      '{broker} lowers {co} target on {reason}',
      '{broker} takes down estimates for {co}, target to {target} from {oldTarget}',
    ],
    summaries: [
      '{broker} lowered its price target on {co} to {target} from {oldTarget} and kept its {rating} rating, citing {reason}.',
      'Estimates come down because of {reason}, {broker} said; the {rating} rating on {co} stands with a target of {target} after {oldTarget}.',
    ],
  },
  {
    compose: rated({ to: 'buy', moves: 'up', tone: good }),
    titles: [
      '{co} initiated with {rating} at {broker}, target {target}',
      '{broker} starts {co} at {rating}, sees {gap} upside',
      '{broker} launches coverage of {co} with bullish view on {reason}',
      '{broker} resumes {co} at {rating} with {target} target',
    ],
    summaries: [
      '{broker} now covers {co} with a(n) {rating} rating and a price target of {target}, {gap} above the last price of {price}.',
      'The analysts point to {reason} and {otherReason}. Their target for {co} is {target}; the shares last changed hands at {price}.',
    ],
  },
  {
    compose: rated({ to: 'hold', moves: 'up', tone: even }),
    titles: [
      '{co} started at {rating} at {broker}; valuation seen as fair',
      '{broker} initiates {co} with {rating}, {target} target',
      '{broker} begins {co} coverage on the fence at {rating}',
      '{broker} reiterates {rating} on {co} ahead of investor meetings',
    ],
    summaries: [
      '{broker} has a(n) {rating} rating on {co} with a price target of {target}, against a last price of {price}.',
      'The analysts see risk and reward in balance for {co} at {price} and set their target at {target}.',
    ],
  },
  {
    compose: rated({ to: 'buy', moves: 'up', tone: good }),
    titles: [
      '{broker} names {co} a top pick for {nextYear}',
      '{broker} adds {co} to its list of best ideas',
      '{co} a buy on weakness, {broker} says, reiterating {rating}',
      '{broker} opens positive catalyst watch on {co}',
    ],
    summaries: [
      '{broker} rates {co} {rating} with a target of {target} and expects {reason} to carry the shares.',
      'The call on {co} rests on {reason}. The target of {target} implies {gap} upside from {price}.',
    ],
  },
  {
    compose: rated({ to: 'sell', moves: 'down', tone: poor }),
    titles: [
      '{broker} removes {co} from its focus list, cites {reason}',
      '{broker} stays cautious on {co}, says consensus still too high',
      '{broker} reiterates {rating} on {co}, trims target to {target}',
      '{broker} flags earnings risk at {co} from {reason}',
    ],
    summaries: [
      '{broker} sees {gap} downside for {co} from {price} and expects {reason} to show in the next results.',
      'Estimates for {co} do not reflect {reason}, the analysts wrote. Their target is {target} after {oldTarget}.',
    ],
  },
  {
    when: daytime,
    compose: rated({ to: 'buy', moves: 'up', tone: good }),
    titles: [
      '{co} draws target increase to {target} at {broker} after management meetings',
      '{broker} raises {co} estimates on {reason}',
      'Channel checks point to {reason} at {co}, {broker} says',
    ],
    summaries: [
      '{broker} met with management of {co} and came away more confident in {reason}. The target goes to {target} from {oldTarget}.',
      'Earnings estimates for {co} move up for this year and next, {broker} said; its target is now {target} after {oldTarget}.',
    ],
  },
  {
    compose: about(() => true, fair, consensusWords),
    titles: [
      'Analysts warm to {co}: {buys} of {analysts} now rate it a buy',
      'Average target for {co} climbs to {mean}',
      '{co} consensus target rises for third straight month on {reason}',
    ],
    summaries: [
      'Of {analysts} analysts who cover {co}, {buys} recommend buying. The mean target of {mean} compares with a last price of {price}.',
      'The mean target of {analysts} analysts for {co} stands at {mean}, above the last price of {price}, helped by {reason}.',
    ],
  },
])
