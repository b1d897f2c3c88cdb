import styles from './UpgradePicture.module.css'

/** Each candle: its position, its body's two ends, and its wick's. Smaller is higher. */
const candles = [
  [22, 118, 128, 110, 134],
  [38, 112, 122, 106, 130],
  [54, 114, 124, 104, 128],
  [70, 104, 116, 98, 124],
  [86, 108, 116, 100, 126],
  [102, 96, 112, 90, 118],
  [118, 100, 108, 92, 114],
  [134, 84, 102, 76, 108],
  [150, 80, 92, 72, 96],
  [166, 70, 86, 60, 92],
  [182, 74, 82, 64, 90],
] as const
const falling: ReadonlySet<number> = new Set([54, 86, 118, 182])

/** PRO-03: the bundled picture, in the theme's colours. */
export function UpgradePicture({ title }: { title: string }) {
  return (
    <svg
      className={styles.picture}
      role="img"
      aria-label={title}
      viewBox="0 0 300 168"
      preserveAspectRatio="xMidYMid slice"
    >
      <path className={styles.grid} d="M0 42h300M0 84h300M0 126h300M60 0v168M120 0v168M180 0v168M240 0v168" />
      <path className={styles.range} d="M190 78 300 18v76z" />
      {candles.map(([x, top, bottom, high, low]) => (
        <g key={x} className={falling.has(x) ? styles.falling : styles.rising}>
          <path d={`M${x} ${high}V${low}`} />
          <rect x={x - 4} y={top} width="8" height={bottom - top} rx="1" />
        </g>
      ))}
      <path className={styles.wash} d="M0 142C40 136 62 128 92 116S140 96 158 84s22-6 32-6v90H0z" />
      <path className={styles.line} d="M0 142C40 136 62 128 92 116S140 96 158 84s22-6 32-6" />
      <path className={styles.forecast} d="M190 78C222 72 252 58 300 50" />
      <circle className={styles.halo} cx="190" cy="78" r="8" />
      <circle className={styles.dot} cx="190" cy="78" r="3.5" />
    </svg>
  )
}
