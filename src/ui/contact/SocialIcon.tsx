import type { ReactNode } from 'react'
import { Icon } from '../kit/icons.tsx'

const drawings: Record<string, ReactNode> = {
  X: <path d="m2.5 2.5 8.2 11h2.8l-8.2-11zM13 2.5 9.3 6.8M6.6 9.6 3 13.5" />,
  Instagram: (
    <>
      <rect x="2" y="2" width="12" height="12" rx="3.5" />
      <circle cx="8" cy="8" r="2.8" />
      <path d="M11.4 4.6v0" />
    </>
  ),
  Reddit: (
    <>
      <ellipse cx="8" cy="9.5" rx="5.5" ry="4" />
      <path d="m8 5.5.8-3 2.7.6M6 9v0M10 9v0M6.2 11.4c1 .7 2.6.7 3.6 0M2.9 8A1.4 1.4 0 1 1 4.6 6.3M13.1 8a1.4 1.4 0 1 0-1.7-1.7" />
    </>
  ),
  LinkedIn: (
    <>
      <rect x="2" y="2" width="12" height="12" rx="2" />
      <path d="M5 7v4M5 5v0M8 11V7M8 9c0-2.6 3-2.6 3 0v2" />
    </>
  ),
  YouTube: (
    <>
      <rect x="1.5" y="3.5" width="13" height="9" rx="2.5" />
      <path d="m6.8 6.2 3 1.8-3 1.8z" />
    </>
  ),
}

/** A network's sign, in the hand of our other icons. */
export const SocialIcon = ({ network }: { network: string }) => <Icon>{drawings[network]}</Icon>
