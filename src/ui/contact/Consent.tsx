import { Checkbox } from '@chakra-ui/react/checkbox'
import { Link } from '@tanstack/react-router'
import { pages } from '../../contract/shared/pages.ts'
import { product } from '../../rules/shared/product/product.ts'
import styles from './ContactForm.module.css'

type ConsentProps = { isGiven: boolean; isFixed: boolean; onChange: (isGiven: boolean) => void }

/** CON-02. */
export function Consent({ isGiven, isFixed, onChange }: ConsentProps) {
  return (
    <div className={styles.consent}>
      <Checkbox.Root checked={isGiven} readOnly={isFixed} onCheckedChange={({ checked }) => onChange(checked === true)}>
        <Checkbox.HiddenInput name="consent" aria-required="true" />
        <Checkbox.Control />
        <Checkbox.Label>I agree that {product.company} keeps what I write here, to answer it.</Checkbox.Label>
      </Checkbox.Root>
      <p>
        Our{' '}
        <Link to={pages.legal.path} params={{ document: 'privacy' }}>
          Privacy Policy
        </Link>{' '}
        says how we treat it.
      </p>
    </div>
  )
}
