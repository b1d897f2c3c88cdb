import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { isOver, secondsLeft, troubleIn, type troubleMachine } from '../../../machines/shared/trouble.machine.ts'
import { troubleSentence, waitWords } from '../../../rules/shared/troubles.ts'
import styles from './Overlay.module.css'

/** ERR-09. The seconds are not read out one by one: only the start and the end of the wait are announced. */
export function FormTrouble({ of }: { of: ActorRefFrom<typeof troubleMachine> }) {
  const trouble = useSelector(of, troubleIn)
  const seconds = useSelector(of, secondsLeft)
  const over = useSelector(of, isOver)
  return (
    <p role="status" className={trouble || over ? styles.standing : 'visually-hidden'}>
      {trouble && troubleSentence(trouble)}
      {over && 'You can try again now.'}
      {seconds !== undefined && <span aria-hidden> Try again in {waitWords(seconds)}.</span>}
    </p>
  )
}
