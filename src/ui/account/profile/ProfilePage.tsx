import { ChakraProvider } from '@chakra-ui/react'
import { useSelector } from '@xstate/react'
import { userOf, whoIsHere } from '../../../machines/session/session.machine.ts'
import { profilePartOf } from '../../../machines/shared/place-parts.ts'
import { useCharts } from '../../charts.tsx'
import { system } from '../../theme/system.ts'
import { Account } from './Account.tsx'
import { VisitorForm } from './VisitorForm.tsx'

/** RTE-06, RTE-07: the account to a signed-in user; to a visitor the form that the address names, or nothing. */
export function ProfilePage() {
  const { place, session } = useCharts()
  const user = useSelector(session, userOf)
  const who = useSelector(session, whoIsHere)
  const part = useSelector(place, profilePartOf)
  if (user) {
    return (
      <ChakraProvider value={system}>
        <Account user={user} />
      </ChakraProvider>
    )
  }
  if (who === 'unknown' || (part !== 'sign-in' && part !== 'create-account')) return null
  return (
    <ChakraProvider value={system}>
      <VisitorForm part={part} />
    </ChakraProvider>
  )
}
