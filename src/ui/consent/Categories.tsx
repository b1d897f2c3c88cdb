import { Checkbox } from '@chakra-ui/react/checkbox'
import { useSelector } from '@xstate/react'
import { type ReactNode, useId } from 'react'
import { type Consent, draftOf } from '../../machines/consent/consent.machine.ts'
import { useCharts } from '../charts.tsx'
import { Standing } from '../kit/panel/Standing.tsx'
import styles from './CookieSettings.module.css'

export function Categories() {
  return (
    <ul className={styles.categories}>
      <Fixed name="Necessary" standing={<Standing tone="live" word="Always on" />}>
        Staying signed in, and this choice itself, which is kept for 12 months.
      </Fixed>
      <Chosen name="Functionality" category="functionality">
        Remembers how you have set up the product: theme, density, keys, feeds. Kept for up to 12 months; without it, as
        long as the tab is open.
      </Chosen>
      <Chosen name="Third-party content" category="thirdParty">
        Charts and videos of other providers, who then learn your network address and may set cookies of their own.
        Without it, bundled charts take their place.
      </Chosen>
      <Fixed name="Analytics" standing={<Standing tone="waiting" word="Not in use" />}>
        We count nothing: there is nothing here to allow.
      </Fixed>
    </ul>
  )
}

function Fixed({ name, standing, children }: { name: string; standing: ReactNode; children: ReactNode }) {
  return (
    <li>
      <div className={styles.name}>
        <h3>{name}</h3>
        {standing}
      </div>
      <p>{children}</p>
    </li>
  )
}

function Chosen({ name, category, children }: { name: string; category: keyof Consent; children: ReactNode }) {
  const { consent } = useCharts()
  const isAllowed = useSelector(consent, (snapshot) => draftOf(snapshot)[category])
  const aboutId = useId()
  return (
    <li>
      <Checkbox.Root
        className={styles.name}
        checked={isAllowed}
        onCheckedChange={({ checked }) =>
          consent.send({ type: 'choice.changed', change: { [category]: checked === true } })
        }
      >
        <Checkbox.HiddenInput aria-describedby={aboutId} />
        <Checkbox.Label>{name}</Checkbox.Label>
        <Checkbox.Control />
      </Checkbox.Root>
      <p id={aboutId}>{children}</p>
    </li>
  )
}
