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
export const CopyIcon = () => (
  <Icon size={14}>
    <path d="M5.5 5.5h8v8h-8zM3.5 10.5h-1v-8h8v1" />
  </Icon>
)
export const FirstIcon = () => (
  <Icon size={14}>
    <path d="M3.5 3h9M8 13V6.5M4.5 10 8 6.5l3.5 3.5" />
  </Icon>
)
export const LastIcon = () => (
  <Icon size={14}>
    <path d="M3.5 13h9M8 3v6.5M4.5 6 8 9.5 11.5 6" />
  </Icon>
)
export const AgainIcon = () => (
  <Icon size={14}>
    <path d="M13 8a5 5 0 1 1-1.5-3.6M12 2v2.8H9.2" />
  </Icon>
)
export const MasonryIcon = () => (
  <Icon>
    <path d="M2 2.5h5v4.5H2zM9 2.5h5v7H9zM2 9.5h5v4H2zM9 12h5v1.5H9z" />
  </Icon>
)
export const LibraryIcon = () => (
  <Icon>
    <path d="M2 2.5h12v4H2zM2 9.5h12v4H2z" />
  </Icon>
)
export const ListIcon = () => (
  <Icon>
    <path d="M2 3h12M2 6.3h12M2 9.6h12M2 13h12" />
  </Icon>
)
export const StoryIcon = () => (
  <Icon>
    <path d="M2 3h10v8.5a1.5 1.5 0 0 0 3 0V6h-3M4.5 6h5M4.5 9h5M12 11.5c0 1-.7 2-2 2H4a2 2 0 0 1-2-2V3" />
  </Icon>
)
export const ActiveIcon = () => (
  <Icon>
    <path d="M1.5 8.5H4l2-5.5 3.5 10 2-4.5h3" />
  </Icon>
)
export const VolumeIcon = () => (
  <Icon>
    <path d="M3 13.5v-3M6.5 13.5v-5M10 13.5V2.5M13.5 13.5V9" />
  </Icon>
)
export const MoverIcon = () => (
  <Icon>
    <path d="m1.5 11.5 4-4 3 3 6-6.5M10.5 4h4v4" />
  </Icon>
)
export const OutIcon = () => (
  <Icon size={14}>
    <path d="M6 3H3v10h10v-3M9 3h4v4M13 3 7.5 8.5" />
  </Icon>
)
export const ShareIcon = () => (
  <Icon size={14}>
    <path d="M8 9.5V2M5 4.5 8 2l3 2.5M4.5 7H3v7h10V7h-1.5" />
  </Icon>
)
