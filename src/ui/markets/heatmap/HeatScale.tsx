import styles from './HeatScale.module.css'

const steps = [-3, -2, -1, 0, 1, 2, 3]

/** The legend of the heatmap's colours. */
export function HeatScale() {
  return (
    <p className={styles.scale}>
      <span className="visually-hidden">Colours go from a fall of three percent to a rise of three percent.</span>
      {steps.map((step) => (
        <span key={step} className={styles.step} data-heat={step} aria-hidden="true">
          {step > 0 ? `+${step}%` : step === 0 ? '0' : `−${-step}%`}
        </span>
      ))}
    </p>
  )
}
