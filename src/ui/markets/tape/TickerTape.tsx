import { useSelector } from '@xstate/react'
import { TAPE } from '../../../contract/markets/markets.ts'
import { isShown } from '../../../machines/markets/embed.machine.ts'
import { isOff, isStale, isTapeStopped, quietSince } from '../../../machines/markets/quotes.machine.ts'
import { dayOf, sinceTime } from '../../../rules/shared/time/formats.ts'
import { OffLine } from '../../installation/Off.tsx'
import { OriginChoice } from '../../installation/OriginChoice.tsx'
import { useToday } from '../../kit/focus/useToday.ts'
import { PauseIcon, PlayIcon } from '../../kit/later-icons.tsx'
import { SimulatedChip } from '../../kit/panel/Panel.tsx'
import { Standing } from '../../kit/panel/Standing.tsx'
import { useMarkets } from '../market-charts.ts'
import { Provider, ProviderLine } from '../Provider.tsx'
import { TapeEntry } from './TapeEntry.tsx'
import styles from './TickerTape.module.css'

/** TRM-05: ten symbols in one line. It runs where there is no space for all, and only for those who do not mind. */
export function TickerTape() {
  const { tapeEmbed, quotes, installation } = useMarkets()
  const isTheirs = useSelector(tapeEmbed, isShown)
  const isAbsent = useSelector(quotes, isOff)
  const isOurs = !isTheirs && !isAbsent
  // theirs is see-through and made for a dark ground
  const theme = isTheirs ? 'dark' : undefined
  return (
    <section className={styles.strip} aria-label="Ticker tape" data-theme={theme}>
      <Provider name="tape" embed={tapeEmbed}>
        {isAbsent ? <OffLine className={styles.off} kind="quotes" installation={installation} /> : <Ours />}
      </Provider>
      <div className={styles.signs}>
        {isOurs && <Age />}
        {isOurs && <SimulatedChip what="Invented prices, made by this program" />}
        <OriginChoice installation={installation} />
        <ProviderLine embed={tapeEmbed} hasOurs={!isAbsent} />
        {isOurs && <Pause />}
      </div>
    </section>
  )
}

function Ours() {
  const { quotes } = useMarkets()
  const isStopped = useSelector(quotes, isTapeStopped)
  const isOld = useSelector(quotes, isStale)
  return (
    <div className={styles.window} data-stopped={isStopped || undefined} data-old={isOld || undefined}>
      <div className={styles.belt}>
        <ul className={styles.entries}>
          {TAPE.map((one) => (
            <TapeEntry key={one.symbol} {...one} />
          ))}
        </ul>
        {/* the same again, so that the end is followed by the beginning */}
        <ul className={styles.entries} aria-hidden="true" inert>
          {TAPE.map((one) => (
            <TapeEntry key={one.symbol} {...one} />
          ))}
        </ul>
      </div>
    </div>
  )
}

/** RT-04: of when the prices are, where none has come for a while. */
function Age() {
  const since = useSelector(useMarkets().quotes, quietSince)
  const today = useToday()
  return (
    since !== undefined && (
      <Standing tone="waiting" word={`Newest ${sinceTime(Date.parse(since), today ?? dayOf(since))}`} />
    )
  )
}

function Pause() {
  const { quotes } = useMarkets()
  const isStopped = useSelector(quotes, isTapeStopped)
  const label = isStopped ? 'Let the tape run' : 'Stop the tape'
  return (
    <button
      type="button"
      className={styles.pause}
      aria-label={label}
      title={label}
      onClick={() => quotes.send({ type: isStopped ? 'tape.started' : 'tape.stopped' })}
    >
      {isStopped ? <PlayIcon /> : <PauseIcon />}
    </button>
  )
}
