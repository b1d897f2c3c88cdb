import type { Headline } from '../../machines/stories/stories.machine.ts'
import { useWanted } from '../kit/lazy.ts'
import { widgetPart } from '../widget-part.ts'

const storyCode = widgetPart('story')

/** Who else reports it comes later; a headline can be read without. `onHide`: hides this in the whole feed; no button without it. */
export function LaterStory(props: Headline & { onHide?: () => void }) {
  const { part: Story } = useWanted(storyCode)
  return Story && <Story {...props} />
}
