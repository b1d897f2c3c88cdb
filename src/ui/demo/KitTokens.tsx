import styles from './KitPage.module.css'
import { Piece } from './Piece.tsx'

const surfaces = ['page', 'panel', 'raised', 'overlay', 'hover', 'line', 'line-strong', 'accent', 'accent-wash', 'tint']
const inks = ['text', 'text-quiet', 'text-faint', 'accent-text', 'up', 'down']

export function KitTokens() {
  return (
    <>
      <Piece name="Surfaces">
        {surfaces.map((name) => (
          <span key={name} className={styles.swatch}>
            <span style={{ background: `var(--${name})` }} />
            {name}
          </span>
        ))}
      </Piece>
      <Piece name="Text">
        {inks.map((name) => (
          <span key={name} style={{ color: `var(--${name})` }}>
            {name}
          </span>
        ))}
      </Piece>
      <Piece name="Type">
        <span className={styles.title}>Title 20</span>
        <span>Text 13, on a phone 15</span>
        <span className={styles.small}>Small 12</span>
        <span className={styles.tiny}>Tiny 11</span>
        <span className={styles.mono}>09:30:01 NVDA +1.24 −0.80</span>
      </Piece>
    </>
  )
}
