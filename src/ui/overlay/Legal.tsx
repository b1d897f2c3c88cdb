import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { canGoBack, documentOf, type LegalDocument } from '../../machines/overlay/overlay.machine.ts'
import { Head } from '../account/forms/Head.tsx'
import styles from '../account/forms/Overlay.module.css'
import { BackIcon } from '../account/profile/icons.tsx'
import { useCharts } from '../charts.tsx'
import { focusOn } from '../kit/focus/focus.ts'
import { LegalText } from '../legal/LegalText.tsx'
import { legalTitles } from '../legal/legal-document.ts'

/** OVL-12. */
export function Legal() {
  const { overlay } = useCharts()
  const name = useSelector(overlay, documentOf)
  return (
    <div className={styles.sheet}>
      {useSelector(overlay, canGoBack) && (
        <button type="button" className={styles.back} onClick={() => overlay.send({ type: 'back.asked' })}>
          <BackIcon />
          Back
        </button>
      )}
      <Head title={legalTitles[name]} />
      <ScrollableText key={name} name={name} />
    </div>
  )
}

/** Another document is another text: it begins at its top. */
function ScrollableText({ name }: { name: LegalDocument }) {
  const text = useRef<HTMLElement>(null)
  // the link that led here is gone
  useEffect(() => focusOn(text.current), [])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls can be scrolled by keyboard
    <section ref={text} className={styles.text} tabIndex={0} data-autofocus aria-label={legalTitles[name]}>
      <LegalText name={name} />
    </section>
  )
}
