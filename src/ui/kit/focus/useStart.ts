import { type RefObject, use, useCallback, useEffect } from 'react'
import { pointerOf } from '../../../machines/shared/layout.machine.ts'
import { useCharts } from '../../charts.tsx'
import { focusWithoutScroll } from './focus.ts'
import { InDialog } from './in-dialog.ts'

/**
 * Finds where a page of a dialog begins: at what it marks by `data-autofocus`, else in its first empty field; where it has
 * none, or a finger would bring the screen's keyboard over it, at its title.
 */
export function useStartOf() {
  const { layout } = useCharts()
  return useCallback(
    (page: HTMLElement | null) => {
      const marked = page?.querySelector<HTMLElement>('[data-autofocus]')
      const fields = [...(page?.querySelectorAll<HTMLInputElement>(FIELDS) ?? [])]
      const field = fields.find(({ value }) => value === '') ?? fields[0]
      const hasKeys = pointerOf(layout.getSnapshot()) === 'fine'
      return marked ?? (hasKeys ? field : undefined) ?? page?.querySelector('h2') ?? null
    },
    [layout],
  )
}

const FIELDS = 'input:not([readonly], [hidden], [type="checkbox"])'

/** Another page within a dialog: what had the focus is gone. */
export function useStart(page: RefObject<HTMLElement | null>) {
  const startOf = useStartOf()
  const isInDialog = use(InDialog)
  useEffect(() => {
    if (isInDialog) focusWithoutScroll(startOf(page.current))
  }, [page, isInDialog, startOf])
}
