import { useSelector } from '@xstate/react'
import { textOf } from '../../../machines/filters/builder.machine.ts'
import { useBuilder } from '../builders.ts'
import { AddForm } from './AddForm.tsx'

/** The contract takes values of at most this many characters. */
const LONGEST = 200

/** The field of what is free to be typed. */
export function Words({ name }: { name: string }) {
  const { builder } = useBuilder()
  const text = useSelector(builder, textOf)
  return (
    <AddForm name={name}>
      <input
        dir="auto"
        data-autofocus
        aria-label={`Add ${name}`}
        placeholder="Add a keyword or phrase"
        value={text}
        maxLength={LONGEST}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        onChange={(event) => builder.send({ type: 'text.changed', text: event.target.value })}
      />
    </AddForm>
  )
}
