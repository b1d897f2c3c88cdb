import { Icon } from '../kit/icons.tsx'

export const BackIcon = () => (
  <Icon size={14}>
    <path d="m10 4-4 4 4 4" />
  </Icon>
)
export const OnIcon = () => (
  <Icon size={14}>
    <path d="m6 4 4 4-4 4" />
  </Icon>
)
export const OptionsIcon = () => (
  <Icon>
    <path d="M2 4.5h7M13 4.5h1M2 11.5h1M7 11.5h7" />
    <circle cx="11" cy="4.5" r="1.8" />
    <circle cx="5" cy="11.5" r="1.8" />
  </Icon>
)
/** A line of a paper: the headline of a release. */
export const HeadlineIcon = () => (
  <Icon size={14}>
    <rect x="2.5" y="3" width="11" height="10" rx="1" />
    <path d="M5 6h6M5 8.5h6M5 11h3" />
  </Icon>
)
