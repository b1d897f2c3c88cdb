import { Icon } from '../../kit/icons.tsx'

export const BackIcon = () => (
  <Icon size={14}>
    <path d="M10 3.5 5.5 8l4.5 4.5" />
  </Icon>
)
export const ShieldIcon = () => (
  <Icon size={20}>
    <path d="M8 1.5 2.5 3.5v4c0 3.4 2.3 5.7 5.5 7 3.2-1.3 5.5-3.6 5.5-7v-4zM5.5 8l1.8 1.8 3.4-3.6" />
  </Icon>
)
export const MailIcon = () => (
  <Icon size={20}>
    <path d="M1.5 3.5h13v9h-13zM2 4l6 5 6-5" />
  </Icon>
)
