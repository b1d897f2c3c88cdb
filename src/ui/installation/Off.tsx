import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { type installationMachine, isLocal } from '../../machines/installation/installation.machine.ts'
import words from '../kit/panel/PanelWords.module.css'

export type InstallationChart = ActorRefFrom<typeof installationMachine>
type Props = { kind: keyof typeof absent; installation: InstallationChart }

const absent = {
  quotes: 'No prices from this installation.',
  releases: 'No economic calendar from this installation.',
  reports: 'No earnings calendar from this installation.',
}
const simulated = { quotes: 'simulated prices', releases: 'a simulated calendar', reports: 'a simulated calendar' }

/** In place of a panel's content where its kind has no provider. */
export function Off(props: Props) {
  const hint = useHint(props)
  return (
    <div className={words.state}>
      <p className={words.what}>{absent[props.kind]}</p>
      {hint && <p>{hint}</p>}
    </div>
  )
}

/** The same in one line. */
export function OffLine({ className, ...props }: Props & { className: string | undefined }) {
  const text = [absent[props.kind], useHint(props)].join(' ').trim()
  return (
    <p className={className} title={text}>
      {text}
    </p>
  )
}

/** What turns the kind on, for the person at the server's own machine. */
const useHint = ({ kind, installation }: Props) =>
  useSelector(installation, isLocal) ? `Start with --with-simulated for ${simulated[kind]}.` : undefined
