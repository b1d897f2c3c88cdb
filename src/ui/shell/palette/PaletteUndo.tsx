import { useSelector } from '@xstate/react'
import { changedOf } from '../../../machines/shell/palette.machine.ts'
import { CrossIcon } from '../../kit/icons.tsx'
import styles from './Palette.module.css'
import { usePalette } from './palette-chart.tsx'

/** LAY-30: what the palette has changed in a feed can be undone, until that changes again. */
export function PaletteUndo() {
  const palette = usePalette()
  const slot = useSelector(palette, changedOf)
  return (
    <div role="status">
      {slot !== undefined && (
        <p className={styles.undo}>
          {slot === 'newsPit' ? 'The feed has changed.' : `Feed ${slot + 1} has changed.`}
          <button type="button" onClick={() => palette.send({ type: 'undo.pressed' })}>
            Undo
          </button>
          <button type="button" aria-label="Keep the change" onClick={() => palette.send({ type: 'undo.left' })}>
            <CrossIcon />
          </button>
        </p>
      )}
    </div>
  )
}
