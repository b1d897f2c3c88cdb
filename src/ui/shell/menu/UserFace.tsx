import { useSelector } from '@xstate/react'
import type { ComponentProps } from 'react'
import type { User } from '../../../contract/shared/user/user.ts'
import { hasFailed, presetCount } from '../../../machines/presets/presets.machine.ts'
import { initialsOf, nameOf } from '../../../rules/shared/names.ts'
import { useCharts } from '../../charts.tsx'
import { ChevronIcon } from '../../kit/icons.tsx'
import styles from './UserWidget.module.css'

/** The button that shows who is signed in and opens the menu. */
export function UserFace({ user, ...rest }: ComponentProps<'button'> & { user: User }) {
  return (
    <button id="account" {...rest} type="button" className={styles.face}>
      <span dir="auto" className={styles.avatar} aria-hidden="true">
        {initialsOf(user)}
      </span>
      <span className={styles.words}>
        <span dir="auto" className={styles.name}>
          {nameOf(user)}
        </span>
        <span className={styles.under}>
          Beta Tester · <PresetCount />
        </span>
      </span>
      <ChevronIcon className={styles.chevron} />
    </button>
  )
}

function PresetCount() {
  const { presets } = useCharts()
  const count = useSelector(presets, presetCount)
  const failed = useSelector(presets, hasFailed)
  if (failed) return 'presets missing'
  if (count === undefined) return 'presets…'
  return count === 1 ? '1 preset' : `${count} presets`
}
