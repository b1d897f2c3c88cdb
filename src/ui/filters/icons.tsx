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
export const CheckIcon = () => (
  <Icon size={12}>
    <path d="m3 8.5 3.5 3.5L13 4.5" />
  </Icon>
)
export const PencilIcon = () => (
  <Icon size={14}>
    <path d="M3 13v-2.5L10.5 3 13 5.5 5.5 13zM8.5 5l2.5 2.5" />
  </Icon>
)
export const CopyIcon = () => (
  <Icon size={14}>
    <path d="M5.5 5.5h8v8h-8zM3.5 10.5h-1v-8h8v1" />
  </Icon>
)
export const LinkIcon = () => (
  <Icon size={14}>
    <path d="m6.5 9.5 3-3M7.5 4.5 9 3a2.8 2.8 0 0 1 4 4l-1.5 1.5M8.5 11.5 7 13a2.8 2.8 0 0 1-4-4l1.5-1.5" />
  </Icon>
)
export const UnlinkIcon = () => (
  <Icon size={14}>
    <path d="M7.5 4.5 9 3a2.8 2.8 0 0 1 4 4l-1.5 1.5M8.5 11.5 7 13a2.8 2.8 0 0 1-4-4l1.5-1.5M2.5 2.5l11 11" />
  </Icon>
)
export const LeaveOutIcon = () => (
  <Icon size={14}>
    <path d="M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11M4.2 4.2l7.6 7.6" />
  </Icon>
)
export const BinIcon = () => (
  <Icon size={14}>
    <path d="M3 4.5h10M6 4.5v-2h4v2M4.5 4.5l.5 9h6l.5-9" />
  </Icon>
)
