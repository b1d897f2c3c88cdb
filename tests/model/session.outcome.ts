import type { AnyEventObject } from 'xstate'
import type { SignIn } from '../../src/machines/sign-in.ts'
import { refused } from './people.ts'

type Call = { port: string; input?: unknown }

/** What must be so after these events, by SES-01 to SES-09, PRO-08 and the decisions on sign-out, silence and tabs. */
export function outcomeOf(events: AnyEventObject[]) {
  const calls: Call[] = []
  const said: AnyEventObject[] = []
  const tabs: AnyEventObject[] = []
  const shelf: AnyEventObject[] = []
  let signIn: SignIn | undefined
  let isStarted = false
  let isOut = false
  let asked: string | undefined
  let owed: 'restoreSignIn' | 'endSignIn' | undefined
  let isHearing = false

  const ask = (port: string, input?: unknown) => {
    rest()
    asked = port
    calls.push({ port, input })
  }
  const rest = () => {
    asked = undefined
    owed = undefined
    isHearing = false
  }
  const owe = (port: 'restoreSignIn' | 'endSignIn') => {
    rest()
    owed = port
  }
  const share = (given = {}) => {
    shelf.push({ type: 'user.kept', user: signIn?.user, ...given })
    tabs.push({ type: 'signIn.told', signIn, ...given })
  }
  const end = () => {
    rest()
    if (isStarted) said.push({ type: 'session.ended' })
    isStarted = false
    isOut = true
    signIn = undefined
  }
  const begin = (given: SignIn) => {
    end()
    isStarted = true
    isOut = false
    signIn = given
    said.push({ type: 'session.started' })
  }
  const renew = (given: SignIn) => {
    rest()
    signIn = given
  }
  const endForGood = () => {
    end()
    shelf.push({ type: 'user.dropped', signOut: 'confirmed' })
  }
  const leave = () => {
    end()
    shelf.push({ type: 'user.dropped', signOut: 'ending' })
    tabs.push({ type: 'signOut.told' })
    ask('endSignIn')
  }
  const tellEnd = () => {
    endForGood()
    tabs.push({ type: 'signOut.told' })
  }
  const isUser = ({ username }: SignIn['user']) => username === signIn?.user.username
  const update = (user: SignIn['user']) => {
    if (!isStarted || !signIn || !isUser(user)) return false
    signIn = { ...signIn, user }
    return true
  }
  const hear = (given: SignIn, isGiven: boolean) => {
    const isSame = isUser(given.user)
    const isAwaited = isHearing && (isSame ? given.token !== signIn?.token : given.turn >= (signIn?.turn ?? 0))
    const isNews = given.turn > (signIn?.turn ?? -1) || isAwaited
    if (asked === 'endSignIn' ? !isGiven : !isNews) return
    if (isStarted && isSame) renew(given)
    else begin(given)
  }
  const recall = ({ user, isEnding }: { user?: SignIn['user']; isEnding?: boolean } = {}) => {
    if (isEnding) return leave()
    signIn = user && { user, turn: 0 }
    ask('restoreSignIn')
  }
  const retry = () => {
    if (owed === 'endSignIn') leave()
    else if (owed) ask(owed)
  }
  const isIdle = () => isStarted && !asked && !owed && !isHearing

  const rules: Record<string, (event: AnyEventObject) => void> = {
    'signIn.given': (event) => {
      begin(event.signIn)
      share({ isGiven: true })
    },
    'signOut.pressed': () => isOut || leave(),
    'token.refused': ({ token }) => isIdle() && token === signIn?.token && ask('refreshToken', signIn),
    'token.missed': () => owed === 'restoreSignIn' && retry(),
    'network.returned': retry,
    'tab.signedIn': (event) => hear(event.signIn, event.isGiven === true),
    'tab.signedOut': () => {
      if (asked === 'endSignIn' || owed === 'endSignIn') return
      end()
      shelf.push({ type: 'user.dropped', signOut: 'elsewhere' })
    },
    'user.updated': ({ user }) => {
      if (!update(user)) return
      shelf.push({ type: 'user.kept', user })
      tabs.push({ type: 'user.told', user })
    },
    'tab.userUpdated': ({ user }) => update(user),
    'tab.wanted': () => isIdle() && tabs.push({ type: 'signIn.told', signIn }),
    'done.recallUser': ({ output }) => recall(output),
    'error.recallUser': () => recall(),
    'done.restoreSignIn': ({ output }) => {
      if (!output) return endForGood()
      begin(output)
      share()
    },
    'error.restoreSignIn': ({ error }) => (error === refused ? endForGood() : owe('restoreSignIn')),
    'done.refreshToken': ({ output }) => {
      if (!output.superseded) {
        renew({ ...signIn, ...output, user: signIn?.user })
        return share()
      }
      rest()
      isHearing = true
      signIn = signIn && { ...signIn, turn: output.turn }
      tabs.push({ type: 'signIn.wanted' })
    },
    'error.refreshToken': ({ error }) => {
      if (error === refused) return tellEnd()
      signIn = signIn && { user: signIn.user, turn: signIn.turn }
      owe('restoreSignIn')
    },
    'done.returnSignIn': ({ output }) => {
      if (!output) return tellEnd()
      if (isUser(output.user)) renew(output)
      else begin(output)
      share()
    },
    'error.returnSignIn': ({ error }) => (error === refused ? tellEnd() : owe('restoreSignIn')),
    'done.endSignIn': endForGood,
    'error.endSignIn': () => owe('endSignIn'),
    retryTime: retry,
    hearTime: () => ask('restoreSignIn'),
  }

  ask('recallUser')
  for (const event of events) rules[plainName(event.type)]?.(event)
  const isSettled = !isHearing && (asked === undefined || asked === 'endSignIn')
  return { signIn, isSettled, said, tabs, shelf, calls }
}

/** `done.<port>`, `error.<port>`, or the delay's name. */
const plainName = (type: string) =>
  type.replace(/^xstate\.(done|error)\.actor\./, '$1.').replace(/^xstate\.after\.(\w+)\..*$/, '$1')
