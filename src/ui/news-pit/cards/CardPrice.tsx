import { useSelector } from '@xstate/react'
import { useEffect, useId, useRef } from 'react'
import { SIMULATED } from '../../../contract/shared/news.ts'
import { quoteOf } from '../../../machines/markets/quotes.machine.ts'
import { dayOf } from '../../../machines/markets/sparks.machine.ts'
import { changeText, directionOf, spokenChange } from '../../../rules/markets/quotes.ts'
import { SPARK, sparkPoints } from '../../../rules/markets/spark.ts'
import { useCharts } from '../../charts.tsx'
import { useLive } from '../../kit/live.ts'
import { whenNear } from '../../kit/when-near.ts'
import type { PitPrices } from '../pit.tsx'
import styles from './CardPrice.module.css'
import card from './ContentCard.module.css'
import type { CardPriceProps } from './card-prices.ts'

/** PIT-15: how a ticker has moved today, and the line of its day. Only where both are real, or both simulated (BCK-13). */
export const cardPriceOf = (charts: PitPrices) =>
  function CardPrice({ ticker, source }: CardPriceProps) {
    const { quotes, sparks } = useLive(useCharts().root, charts)
    const box = useRef<HTMLSpanElement>(null)
    const id = useId()
    useEffect(() => {
      if (!box.current) return
      const leave = () => sparks.send({ type: 'card.left', card: id })
      const stop = whenNear(box.current, (isNear) =>
        isNear ? sparks.send({ type: 'card.neared', card: id, symbol: ticker }) : leave(),
      )
      return () => {
        stop()
        leave()
      }
    }, [sparks, id, ticker])
    const quote = useSelector(quotes, (snapshot) => quoteOf(snapshot, ticker))
    const day = useSelector(sparks, (snapshot) => dayOf(snapshot, ticker))
    const isSimulated = source === SIMULATED
    const isShown = quote !== undefined && (quote.source === SIMULATED) === isSimulated
    const points =
      isShown && day && (day.source === SIMULATED) === isSimulated ? sparkPoints(day, quote.previousClose) : undefined
    return (
      <span ref={box} className={`${styles.price} ${isShown ? styles[directionOf(quote)] : ''}`.trim()}>
        {points && (
          <svg className={styles.spark} viewBox={`0 0 ${SPARK.width} ${SPARK.height}`} aria-hidden="true">
            <polyline points={points} />
          </svg>
        )}
        {isShown && (
          <span className={styles.move}>
            <span className={card.spoken}>{spokenChange(quote)} today</span>
            <span aria-hidden="true">{changeText(quote)}</span>
          </span>
        )}
      </span>
    )
  }
