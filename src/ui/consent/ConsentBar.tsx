import { useSelector } from '@xstate/react'
import { isAsking } from '../../machines/consent/consent.machine.ts'
import { product } from '../../rules/shared/product/product.ts'
import { useCharts } from '../charts.tsx'
import styles from './ConsentBar.module.css'

/** LEG-04: asked once, in a line of its own that covers nothing. */
export function ConsentBar() {
  const { consent } = useCharts()
  return useSelector(consent, isAsking) && <Question />
}

function Question() {
  const { consent } = useCharts()
  return (
    <section className={styles.bar} aria-label="Cookies">
      <p className="prose">May {product.name} remember your settings in this browser, and load third-party content?</p>
      <div className={styles.answers}>
        <button type="button" onClick={() => consent.send({ type: 'necessary.kept' })}>
          Necessary only
        </button>
        <button type="button" onClick={() => consent.send({ type: 'all.allowed' })}>
          Allow all
        </button>
        <button type="button" aria-haspopup="dialog" onClick={() => consent.send({ type: 'settings.asked' })}>
          Choose…
        </button>
      </div>
    </section>
  )
}
