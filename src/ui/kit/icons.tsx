import type { ReactNode } from 'react'

export function Icon({ size = 16, className, children }: { size?: number; className?: string; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}

export const ChevronIcon = ({ className }: { className?: string }) => (
  <Icon size={14} className={className}>
    <path d="m4 6 4 4 4-4" />
  </Icon>
)
export const SearchIcon = () => (
  <Icon size={14}>
    <circle cx="7" cy="7" r="4.5" />
    <path d="m10.5 10.5 3 3" />
  </Icon>
)
export const CrossIcon = () => (
  <Icon size={14}>
    <path d="m4 4 8 8M12 4l-8 8" />
  </Icon>
)
export const UpIcon = () => (
  <Icon size={14}>
    <path d="M8 13V3M4 7l4-4 4 4" />
  </Icon>
)
/** The product's mark: an M that is a price line. */
export const MarkIcon = () => (
  <Icon size={18}>
    <path d="M1.5 12V4l4 5L8 4l2.5 5 4-5v8" />
  </Icon>
)
export const MenuIcon = () => (
  <Icon size={18}>
    <path d="M2.5 4.5h11M2.5 8h11M2.5 11.5h11" />
  </Icon>
)
export const RowsIcon = () => (
  <Icon size={18}>
    <path d="M2 3.5h12M2 8h12M2 12.5h7" />
  </Icon>
)
export const BoltIcon = () => (
  <Icon size={18}>
    <path d="M9 1.5 3 9h4.5L7 14.5 13 7H8.5z" />
  </Icon>
)
export const CalendarIcon = () => (
  <Icon size={18}>
    <path d="M2 3.5h12v10.5H2zM2 7h12M5 1.5v3M11 1.5v3" />
  </Icon>
)
export const AddIcon = () => (
  <Icon size={14}>
    <path d="M8 3v10M3 8h10" />
  </Icon>
)
export const RemoveIcon = () => (
  <Icon size={14}>
    <path d="M3 8h10" />
  </Icon>
)
export const LeftDrawerIcon = () => (
  <Icon>
    <path d="M2 3h12v10H2zM6 3v10" />
  </Icon>
)
export const RightDrawerIcon = () => (
  <Icon>
    <path d="M2 3h12v10H2zM10 3v10" />
  </Icon>
)
export const ImportantIcon = () => (
  <Icon>
    <path d="M8 2.5v7M8 13h.01" />
  </Icon>
)
export const FilterIcon = () => (
  <Icon size={14}>
    <path d="M2 4h12M4.5 8h7M7 12h2" />
  </Icon>
)
