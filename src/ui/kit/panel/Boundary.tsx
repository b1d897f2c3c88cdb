import { Component, type ReactNode } from 'react'
import { useWanted } from '../lazy.ts'

type Props = {
  /** The name, for the user, of the part that can fail by itself. */
  name: string
  /** Renders the message of the failure in the frame that its neighbours expect. */
  frame?: (words: ReactNode) => ReactNode
  children: ReactNode
}

/** ERR-10: a part of the page whose failure is its own; the others go on. React has no other way to know of it than a class with state. */
export class Boundary extends Component<Props, { caught?: { error: unknown } }> {
  static getDerivedStateFromError = (error: unknown) => ({ caught: { error } })
  override state: { caught?: { error: unknown } } = {}
  override render() {
    const { name, frame = (words) => words, children } = this.props
    const { caught } = this.state
    const retry = () => this.setState({ caught: undefined })
    return caught ? frame(<Failed name={name} error={caught.error} retry={retry} />) : children
  }
}

const crashCode = { name: 'crash', load: async () => (await import('./Crash.tsx')).Crash }
export type CrashProps = { name: string; error: unknown; retry: () => void }

function Failed(crash: CrashProps) {
  const { part: Crash } = useWanted(crashCode)
  return Crash ? <Crash {...crash} /> : <p role="alert">{crash.name} has failed.</p>
}
