import type { Surprise } from '../../../rules/calendar/calendar-words.ts'

const words: Record<Surprise['outcome'], string> = { beat: 'beat, ', miss: 'miss, ', inLine: 'in line with', off: '' }

/** The arrow shows on which side of the estimate a figure is, the word whether that is good. */
export function SurpriseMark({ surprise: { outcome, isAbove } }: { surprise: Surprise }) {
  return (
    <>
      {outcome !== 'inLine' && <span aria-hidden="true">{isAbove ? ' ▲' : ' ▼'}</span>}
      <span className="visually-hidden">
        {' '}
        ({words[outcome]}
        {outcome !== 'inLine' && (isAbove ? 'above' : 'below')} the estimate)
      </span>
    </>
  )
}
