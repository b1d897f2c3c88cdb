import { Menu } from '@chakra-ui/react/menu'
import { useSelector } from '@xstate/react'
import { densityOf, themeOf } from '../../../machines/shared/appearance.machine.ts'
import { pointerOf } from '../../../machines/shared/layout.machine.ts'
import { useCharts } from '../../charts.tsx'
import styles from './Menu.module.css'

const themes = [
  { value: 'system', label: 'System' },
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
] as const
const densities = [
  { value: 'dense', label: 'Dense' },
  { value: 'compact', label: 'Compact' },
  { value: 'comfortable', label: 'Comfortable' },
] as const

/** How the product looks. The menu stays: what was chosen is seen behind it. A finger has no use for low rows. */
export function AppearanceEntries() {
  const { appearance, layout } = useCharts()
  const theme = useSelector(appearance, themeOf)
  const density = useSelector(appearance, densityOf)
  return (
    <>
      <Choice
        label="Theme"
        options={themes}
        chosen={theme}
        onChoice={(theme) => appearance.send({ type: 'theme.chosen', theme })}
      />
      {useSelector(layout, pointerOf) === 'fine' && (
        <Choice
          label="Density"
          options={densities}
          chosen={density}
          onChoice={(density) => appearance.send({ type: 'density.chosen', density })}
        />
      )}
    </>
  )
}

type ChoiceProps<Value extends string> = {
  label: string
  options: readonly { value: Value; label: string }[]
  chosen: Value
  onChoice: (value: Value) => void
}

function Choice<Value extends string>({ label, options, chosen, onChoice }: ChoiceProps<Value>) {
  const choose = ({ value }: { value: string }) => {
    const option = options.find((one) => one.value === value)
    if (option) onChoice(option.value)
  }
  return (
    <Menu.RadioItemGroup className={styles.choice} value={chosen} onValueChange={choose}>
      <Menu.ItemGroupLabel className={styles.label}>{label}</Menu.ItemGroupLabel>
      <div className={styles.options}>
        {options.map((option) => (
          <Menu.RadioItem key={option.value} className={styles.option} value={option.value} closeOnSelect={false}>
            {option.label}
          </Menu.RadioItem>
        ))}
      </div>
    </Menu.RadioItemGroup>
  )
}
