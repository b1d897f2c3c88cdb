/** The signs that no first row needs: they come with what shows them. */
import { Icon } from './icons.tsx'

export const PlayIcon = () => (
  <Icon size={14}>
    <path d="M4.5 2.5v11l8.5-5.5z" />
  </Icon>
)
export const PauseIcon = () => (
  <Icon size={14}>
    <path d="M5 3v10M11 3v10" />
  </Icon>
)
export const SoundIcon = () => (
  <Icon size={14}>
    <path d="M2 6v4h2.5L8 13V3L4.5 6zM10.5 5.5a3.5 3.5 0 0 1 0 5M12.5 3.5a6.3 6.3 0 0 1 0 9" />
  </Icon>
)
export const MutedIcon = () => (
  <Icon size={14}>
    <path d="M2 6v4h2.5L8 13V3L4.5 6zM10.5 6l4 4M14.5 6l-4 4" />
  </Icon>
)
export const PrintIcon = () => (
  <Icon size={14}>
    <path d="M4.5 6V2h7v4M4.5 11.5H2V6h12v5.5h-2.5M4.5 9.5h7V14h-7z" />
  </Icon>
)
