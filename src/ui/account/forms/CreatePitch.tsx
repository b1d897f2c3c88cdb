import { product } from '../../../rules/shared/product/product.ts'
import { useCharts } from '../../charts.tsx'
import { CheckIcon } from '../../kit/form-icons.tsx'
import { Head } from './Head.tsx'
import styles from './Overlay.module.css'

const benefits = ['Full access to new features', 'Shape the platform with your feedback', 'Perks after the beta']

/** OVL-04: what speaks for an account. */
export function CreatePitch() {
  const { overlay } = useCharts()
  return (
    <div className={styles.pitch}>
      <Head title="Create Your Account">
        <p>Free while {product.name} is in beta. Your presets come with you to every screen.</p>
      </Head>
      <ul className={styles.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit}>
            <CheckIcon />
            {benefit}
          </li>
        ))}
      </ul>
      <p className={styles.other}>
        Already have an account?{' '}
        <button type="button" className={styles.link} onClick={() => overlay.send({ type: 'logIn.asked' })}>
          Sign In
        </button>
      </p>
    </div>
  )
}
