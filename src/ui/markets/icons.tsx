import { Icon } from '../kit/icons.tsx'

export const CandlesIcon = () => (
  <Icon size={14}>
    <path d="M4.5 1.5v2M4.5 10.5v3M2.5 3.5h4v7h-4zM11.5 3v3M11.5 12v2.5M9.5 6h4v6h-4z" />
  </Icon>
)
export const LineIcon = () => (
  <Icon size={14}>
    <path d="m1.5 12 4-5 3 2.5 6-7" />
  </Icon>
)
export const TableIcon = () => (
  <Icon size={14}>
    <path d="M2 3h12v10H2zM2 6.5h12M2 9.75h12M6.5 6.5V13" />
  </Icon>
)
export const ExpandIcon = () => (
  <Icon size={14}>
    <path d="M9.5 2.5h4v4M6.5 13.5h-4v-4M13.5 2.5l-4.5 4.5M2.5 13.5 7 9" />
  </Icon>
)
