import { socialLinks } from '../../rules/shared/product/marketing.ts'
import { SocialIcon } from './SocialIcon.tsx'

/** CON-01: each opens a new tab. */
export const SocialLinks = ({ label, className }: { label: string; className: string | undefined }) => (
  <ul className={className} aria-label={label}>
    {socialLinks.map(({ network, href }) => (
      <li key={network}>
        <a href={href} target="_blank" rel="noopener noreferrer" title={network}>
          <SocialIcon network={network} />
          <span className="visually-hidden">{network} (opens in a new tab)</span>
        </a>
      </li>
    ))}
  </ul>
)
