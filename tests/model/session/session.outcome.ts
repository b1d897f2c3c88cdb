import type { AnyEventObject } from 'xstate'
import type { Recalled, SignIn } from '../../../src/machines/session/sign-in.ts'
import { refused } from '../drive/people.ts'

type Call = { port: string; input?: unknown }

/** What must be so after these events, by SES-01 to SES-09, PRO-08 and the decisions on sign-out, silence and tabs. */
export function outcomeOf(events: AnyEventObject[]) {
  const calls: Call[] = []
  const said: AnyEventObject[] = []
  const tabs: AnyEventObject[] = []
  const shelf: AnyEventObject[] = []
  let signIn: SignIn | undefined
  let isStarted = false
  let asked: string | undefined
  let owed: 'restoreSignIn' | 'endSignIn' | undefined
  let isListening = false
  let ended = -1
  let isStandingBy = false
  let isAwaiting = false
  let isLapsed = false

  const ask = (port: string, input?: unknown) => {
    rest()
    asked = port
    calls.push({ port, input })
  }
  const rest = () => {
    asked = undefined
    owed = undefined
    isListening = false
    isAwaiting = false
    isLapsed = false
  }
  const owe = (port: 'restoreSignIn' | 'endSignIn') => {
    rest()
    owed = port
  }
  const kept = () => signIn && { user: signIn.user, since: signIn.since }
  const share = () => {
    shelf.push({ type: 'user.kept', kept: kept() })
    tabs.push({ type: 'signIn.told', signIn })
  }
  const stop = () => {
    rest()
    if (isStarted) said.push({ type: 'session.ended' })
    isStarted = false
  }
  const end = (since = -1) => {
    stop()
    ended = Math.max(ended, since, signIn?.since ?? -1)
    isStandingBy = false
    signIn = undefined
  }
  const begin = (given: SignIn) => {
    stop()
    isStarted = true
    isStandingBy = false
    signIn = given
    said.push({ type: 'session.started', user: given.user })
  }
  const renew = (given: SignIn) => {
    rest()
    signIn = given
  }
  const drop = () => {
    end()
    shelf.push({ type: 'user.dropped', signOut: 'confirmed', since: ended })
  }
  const endForGood = () => {
    drop()
    said.push({ type: 'visitor.known' })
  }
  const leave = ({ since }: SignIn) => {
    end()
    isStandingBy = true
    said.push({ type: 'visitor.known' })
    shelf.push({ type: 'user.dropped', signOut: 'ending', since })
    tabs.push({ type: 'tab.signedOut', since })
    ask('endSignIn', ended)
  }
  const follow = (since: number) => {
    end(since)
    isStandingBy = true
    isAwaiting = true
    said.push({ type: 'visitor.known' })
    shelf.push({ type: 'user.dropped', signOut: 'elsewhere', since: ended })
  }
  const lapse = () => {
    drop()
    said.push({ type: 'session.lapsed' })
    isLapsed = true
  }
  const notifyLapse = () => {
    tabs.push({ type: 'tab.lapsed', since: signIn?.since })
    lapse()
  }
  const startOver = () => {
    isStandingBy = false
    ask('recallUser')
  }
  const isUser = ({ username }: SignIn['user']) => username === signIn?.user.username
  const update = (user: SignIn['user']) => {
    if (!isStarted || !signIn || !isUser(user)) return false
    signIn = { ...signIn, user }
    return true
  }
  const listen = (given: SignIn) => {
    const isSame = isStarted && isUser(given.user)
    const isAwaited = isListening && (isSame ? given.token !== signIn?.token : given.turn >= (signIn?.turn ?? 0))
    const isLater = given.turn > (signIn?.turn ?? -1)
    if (isSame && (isLater || isAwaited)) renew(given)
    else if (isAwaited || (isLater && given.since > ended)) begin(given)
  }
  const recall = ({ kept, ending }: Recalled = {}) => {
    if (ending !== undefined) return follow(ending)
    signIn = kept && { ...kept, turn: 0 }
    ask('restoreSignIn')
  }
  const retry = () => {
    if (owed === 'endSignIn') ask('endSignIn', ended)
    else if (owed) ask(owed)
  }
  const isIdle = () => isStarted && !asked && !owed && !isListening

  const rules: Record<string, (event: AnyEventObject) => void> = {
    'signIn.given': (event) => {
      begin(event.signIn)
      share()
    },
    'signOut.pressed': () => signIn && leave(signIn),
    'token.refused': ({ token }) => isIdle() && token === signIn?.token && ask('refreshToken', signIn),
    'token.doubted': () => isIdle() && ask('refreshToken', signIn),
    'password.reset': () => isIdle() && ask('refreshToken', signIn),
    'token.missed': () => owed === 'restoreSignIn' && retry(),
    'network.returned': retry,
    'tab.signedIn': (event) => listen(event.signIn),
    'tab.signedOut': ({ since }) => {
      if (since >= (signIn?.since ?? ended)) follow(since)
    },
    'tab.lapsed': ({ since }) => {
      if (!isStarted || since < (signIn?.since ?? -1)) return
      ended = Math.max(ended, since)
      lapse()
    },
    'duty.came': ({ ending, latest }) => {
      if (!isAwaiting) return
      if (ending !== undefined) {
        ended = Math.max(ended, ending)
        return ask('endSignIn', ended)
      }
      if (latest > ended) startOver()
      else endForGood()
    },
    'user.updated': ({ user }) => {
      if (!update(user)) return
      shelf.push({ type: 'user.kept', kept: kept() })
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
        renew({ ...signIn, ...output, user: signIn?.user, since: signIn?.since })
        return share()
      }
      rest()
      isListening = true
      signIn = signIn && { ...signIn, turn: output.turn }
      tabs.push({ type: 'signIn.wanted' })
    },
    'error.refreshToken': ({ error }) => {
      if (error === refused) return notifyLapse()
      signIn = signIn && { ...signIn, token: undefined }
      owe('restoreSignIn')
    },
    'done.returnSignIn': ({ output }) => {
      if (!output) return notifyLapse()
      if (isUser(output.user)) renew(output)
      else begin(output)
      share()
    },
    'error.returnSignIn': ({ error }) => (error === refused ? notifyLapse() : owe('restoreSignIn')),
    'done.endSignIn': ({ output }) => {
      if (output <= ended) return endForGood()
      drop()
      startOver()
    },
    'error.endSignIn': () => owe('endSignIn'),
    retryTime: retry,
    hearTime: () => ask('restoreSignIn'),
    holdTime: endForGood,
  }

  ask('recallUser')
  for (const event of events) rules[plainName(event.type)]?.(event)
  const isSettled = !isListening && (asked === undefined || asked === 'endSignIn')
  const isUnconfirmed = owed === 'endSignIn'
  return { signIn, isSettled, isStandingBy, isUnconfirmed, isLapsed, said, tabs, shelf, calls }
}

/** `done.<port>`, `error.<port>`, or the delay's name. */
const plainName = (type: string) =>
  type.replace(/^xstate\.(done|error)\.actor\./, '$1.').replace(/^xstate\.after\.(\w+)\..*$/, '$1')
