import { Icon } from './icons.tsx'

export const CheckIcon = () => (
  <Icon size={14}>
    <path d="m2.5 8.5 3.5 3.5 7.5-8" />
  </Icon>
)
export const ClockIcon = () => (
  <Icon size={20}>
    <circle cx="8" cy="8" r="6" />
    <path d="M8 4.5V8l2.5 1.5" />
  </Icon>
)
export const WarningIcon = () => (
  <Icon size={20}>
    <path d="M8 2 1.5 13.5h13zM8 6.5v3M8 11.5v0" />
  </Icon>
)
export const EyeIcon = ({ crossed }: { crossed: boolean }) => (
  <Icon>
    <path d="M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8Z" />
    <circle cx="8" cy="8" r="2" />
    {crossed && <path d="m2.5 13.5 11-11" />}
  </Icon>
)
