import type { ActorRefFrom } from 'xstate'
import { watchNetwork } from '../adapters/network.ts'
import { watchVisits } from '../adapters/visits.ts'
import type { connectionMachine } from '../machines/connection.machine.ts'
import { proofMachine } from '../machines/proof.machine.ts'
import { type sessionMachine, signInOf } from '../machines/session.machine.ts'
import type { Root } from './start.ts'

type Session = ActorRefFrom<typeof sessionMachine>

/** SES-17: hears of everything that brings somebody back to the page. */
export function startProof(
  root: Pick<Root, 'admit'>,
  session: Session,
  connection: ActorRefFrom<typeof connectionMachine>,
) {
  const { proof } = root.admit({ proof: { logic: proofMachine } })
  const returned = () => proof.send({ type: 'page.returned' })
  connection.on('connection.restored', returned)
  watchNetwork(({ type }) => type !== 'network.lost' && returned())
  // a tab that comes to the front has no focus as long as the address bar has it
  watchVisits(({ type }) => type === 'page.returned' && returned())
  // last, because a page that opens in sight is no return
  introduceProof(proof, session)
}

/** Has the session get a new token, in its turn among the tabs, when the last one is too old a proof. */
export function introduceProof(proof: ActorRefFrom<typeof proofMachine>, session: Session) {
  let known: string | undefined
  const tell = () => {
    const token = signInOf(session.getSnapshot())?.token
    if (token === known) return
    known = token
    proof.send({ type: token ? 'token.came' : 'token.left' })
  }
  proof.on('proof.wanted', () => {
    if (known) session.send({ type: 'token.refused', token: known })
  })
  session.subscribe(tell)
  tell()
}
