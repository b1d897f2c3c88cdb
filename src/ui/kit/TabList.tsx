import { ChakraProvider } from '@chakra-ui/react'
import { Tabs } from '@chakra-ui/react/tabs'
import { system } from '../theme/system.ts'

type Props<Value extends string> = {
  label: string
  className: string | undefined
  tabs: readonly { value: Value; name: string }[]
  shown: Value
  onChoose: (value: Value) => void
  tabIdOf: (value: string) => string
  panelIdOf: (value: string) => string
}

/** Chakra's tabs, which the arrow keys, Home and End show at once. Their panels stand elsewhere, and are shown by the component that owns `shown`. */
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
    <ChakraProvider value={system}>
      <Tabs.Root
        unstyled
        ids={{ trigger: tabIdOf, content: panelIdOf }}
        value={shown}
        onValueChange={({ value }) => choose(value)}
      >
        <Tabs.List className={className} aria-label={label}>
          {tabs.map(({ value, name }) => (
            <Tabs.Trigger key={value} value={value}>
              {name}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
      </Tabs.Root>
    </ChakraProvider>
  )
}
