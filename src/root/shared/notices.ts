import type { Notice } from '../../machines/notification/notification.machine.ts'

const notice = (kind: Notice['kind']) => (text: string, displayTime?: number, path?: string) => ({
  type: 'notice.raised' as const,
  notice: { kind, text, displayTime, path },
})

/** What wires send to the notification; `displayTime` in milliseconds. */
export const success = notice('Success')
export const failure = notice('Failure')
export const info = notice('Info')
