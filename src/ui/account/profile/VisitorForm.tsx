import { useEffect } from 'react'
import { useCharts } from '../../charts.tsx'
import { CreateForm } from '../forms/CreateForm.tsx'
import { LogInForm } from '../forms/LogInForm.tsx'
import styles from './VisitorForm.module.css'

/** RTE-07: the forms of the overlay, in a page. */
export function VisitorForm({ part }: { part: 'sign-in' | 'create-account' }) {
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{part === 'sign-in' ? 'Sign In' : 'Create Account'}</h1>
      <div className={styles.panel}>{part === 'sign-in' ? <LogInPart /> : <CreateForm />}</div>
    </div>
  )
}

/** RTE-10: LogIn is reached here as well. */
function LogInPart() {
  const { place } = useCharts()
  useEffect(() => place.send({ type: 'logIn.reached' }), [place])
  return <LogInForm />
}
