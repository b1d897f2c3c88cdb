import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect } from 'react'
import type { EmbedName } from '../../contract/markets/embeds.ts'
import { isAllowed, isFramed, isOurs, isShown, isUnreachable } from '../../machines/markets/embed.machine.ts'
import { embeds, frameAddress, PROVIDER } from '../../rules/markets/embeds.ts'
import type { EmbedChart } from './market-charts.ts'
import styles from './Provider.module.css'

/** Where the provider's widget stands in place of ours once it is there (EMB-01). Ours stays until then (EMB-02). */
export function Provider({ name, embed, children }: { name: EmbedName; embed: EmbedChart; children: ReactNode }) {
  const mayAsk = useSelector(embed, isAllowed)
  const isOnPage = useSelector(embed, isFramed)
  const isSeen = useSelector(embed, isShown)
  useEffect(() => {
    if (!mayAsk) return
    embed.send({ type: 'area.opened' })
    return () => embed.send({ type: 'area.left' })
  }, [embed, mayAsk])
  const { title, width, height } = embeds[name]
  return (
    <div className={styles.stand}>
      {!isSeen && children}
      {isOnPage && (
        <div className={isSeen ? styles.seen : styles.unseen} inert={!isSeen}>
          <iframe
            data-embed={name}
            title={title}
            src={frameAddress(name)}
            sandbox="allow-scripts allow-popups"
            referrerPolicy="no-referrer"
            style={{ width: width ?? '100%', height: height ?? '100%' }}
          />
        </div>
      )}
    </div>
  )
}

/** A quiet line on whose widget is seen, and how to have the other, if there is one. Nothing without consent. */
export function ProviderLine({ embed, hasOurs = true }: { embed: EmbedChart; hasOurs?: boolean }) {
  const isSeen = useSelector(embed, isShown)
  const hasFailed = useSelector(embed, isUnreachable)
  const isLeft = useSelector(embed, isOurs)
  if (!isSeen && !hasFailed && !isLeft) return null
  return (
    <p className={styles.line} role="status">
      {isSeen && hasOurs && (
        <Act word="Show ours" onAct={() => embed.send({ type: 'ours.wanted' })} before={`By ${PROVIDER}`} />
      )}
      {isSeen && !hasOurs && `By ${PROVIDER}`}
      {hasFailed && (
        <Act
          word="Retry"
          onAct={() => embed.send({ type: 'retry.pressed' })}
          before={`${PROVIDER} cannot be reached.`}
        />
      )}
      {isLeft && <Act word={`Show ${PROVIDER}’s`} onAct={() => embed.send({ type: 'provider.wanted' })} />}
    </p>
  )
}

function Act({ before, word, onAct }: { before?: string; word: string; onAct: () => void }) {
  return (
    <>
      {before && <span>{before}</span>}
      <button type="button" title={before} onClick={onAct}>
        {word}
      </button>
    </>
  )
}
