import type { Fault } from '../../src/contract/mock/mock.ts'
import { type Namespace, namespaces } from '../../src/contract/shared/connection.ts'
import type { Faults } from '../mock/faults.ts'

const isOfSpeech = ({ kind }: Fault) => kind === 'latency' || kind === 'silent'

/** Sends the messages of a namespace, unless a fault holds them back: then `sendAgain` replaces the first message after the silence. */
export function createSpeech(faults: Faults, sendAgain: () => void, namespace: Namespace = namespaces.news) {
  let isOwed = false

  function say(speak: () => void, applies: (fault: Fault) => boolean) {
    const applying = faults.take(namespace, applies)
    if (applying.some(({ kind }) => kind === 'silent')) {
      isOwed = true
      return
    }
    const due = isOwed ? sendAgain : speak
    const late = applying.find((fault) => fault.kind === 'latency')
    if (late) void faults.wait(late.milliseconds).then(due)
    else due()
  }

  return {
    answer: (speak: () => void) => say(speak, isOfSpeech),
    /** A count is meant for searches: an update, which comes at any time, must not use it up. */
    announce: (speak: () => void) => say(speak, (fault) => isOfSpeech(fault) && fault.count === undefined),
    /** Nothing is owed to the clients now. */
    settle() {
      isOwed = false
    },
  }
}
