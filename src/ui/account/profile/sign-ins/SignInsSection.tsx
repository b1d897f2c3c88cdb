import { Button } from '@chakra-ui/react/button'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import {
  endingOf,
  hasFailed,
  isAskingOthers,
  isLoading,
  signInsOf,
} from '../../../../machines/account/sign-ins.machine.ts'
import { useForms } from '../../../forms.tsx'
import { useFocusAfter } from '../../../kit/focus/useFocusBack.ts'
import styles from '../Sections.module.css'
import { OtherSignIns } from './OtherSignIns.tsx'
import { SignInRow } from './SignInRow.tsx'

/** What the privacy policy promises: to see one's sign-ins, and to end them. */
export function SignInsSection() {
  const { signIns } = useForms()
  const failed = useSelector(signIns, hasFailed)
  const ending = useSelector(signIns, endingOf)
  const asking = useSelector(signIns, isAskingOthers)
  // the row that was ended, the question and the Retry that was pressed take the focus with them
  const heading = useFocusAfter<HTMLHeadingElement>(failed || asking || ending !== undefined)
  useEffect(() => signIns.send({ type: 'list.asked' }), [signIns])
  return (
    <section className={styles.section} aria-labelledby="sign-ins">
      <h2 id="sign-ins" ref={heading} tabIndex={-1}>
        Where you are signed in
      </h2>
      {failed ? <Failed /> : <List />}
      {!failed && <OtherSignIns />}
    </section>
  )
}

function List() {
  const { signIns } = useForms()
  const records = useSelector(signIns, signInsOf)
  const loading = useSelector(signIns, isLoading)
  return (
    <ul aria-busy={loading} aria-labelledby="sign-ins">
      {records.map((record) => (
        <SignInRow key={record.id} record={record} />
      ))}
      {loading && records.length === 0 && (
        <li className={styles.row}>
          <span className="visually-hidden">Loading…</span>
          <span className={styles.bone} aria-hidden="true" />
        </li>
      )}
    </ul>
  )
}

function Failed() {
  const { signIns } = useForms()
  return (
    <div className={styles.failed} role="alert">
      <p>The list of your sign-ins could not be loaded.</p>
      <Button variant="outline" onClick={() => signIns.send({ type: 'list.asked' })}>
        Retry
      </Button>
    </div>
  )
}
