import { Tabs } from '@ark-ui/react/tabs'

type Props<Value extends string> = {
  label: string
  className: string | undefined
  tabs: readonly { value: Value; name: string }[]
  shown: Value
  onChoose: (value: Value) => void
  tabIdOf: (value: string) => string
  panelIdOf: (value: string) => string
}

/** Chakra's tabs without its system of styles, which they do not need: the arrow keys, Home and End show a tab at once. Their panels stand elsewhere, and are shown by the component that owns `shown`. */
export function TabList<Value extends string>({
  label,
  className,
  tabs,
  shown,
  onChoose,
  tabIdOf,
  panelIdOf,
}: Props<Value>) {
  const choose = (wanted: string) => {
    const tab = tabs.find(({ value }) => value === wanted)
    if (tab) onChoose(tab.value)
  }
  return (
    <Tabs.Root
      // the library knows nothing of the panels: it would take their `tabindex` away as soon as there is something to press in them
      ids={{ trigger: tabIdOf }}
      value={shown}
      onValueChange={({ value }) => choose(value)}
    >
      <Tabs.List className={className} aria-label={label}>
        {tabs.map(({ value, name }) => (
          <Tabs.Trigger key={value} value={value} aria-controls={value === shown ? panelIdOf(value) : undefined}>
            {name}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
    </Tabs.Root>
  )
}
