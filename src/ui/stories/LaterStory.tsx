import type { Headline } from '../../machines/stories/stories.machine.ts'
import { useWanted } from '../kit/lazy.ts'
import { widgetPart } from '../widget-part.ts'

const storyCode = widgetPart('story')

/** Who else reports it comes later; a headline can be read without. */
export function LaterStory(props: Headline) {
  const { part: Story } = useWanted(storyCode)
  return Story && <Story {...props} />
}
