import { defineSlotRecipe } from '@chakra-ui/react'

const surface = {
  bg: 'overlay',
  border: '1px solid',
  borderColor: 'line',
  borderRadius: 'normal',
  boxShadow: '0 16px 48px var(--edge)',
  outline: 'none',
} as const
const arriving = { _motionSafe: { animation: 'appear 120ms ease-out' } } as const

export const dialogRecipe = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content', 'title'],
  base: {
    backdrop: { position: 'fixed', inset: '0', zIndex: '20', bg: 'scrim', _open: arriving },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: '21',
      display: 'flex',
      justifyContent: 'center',
      alignItems: 'flex-start',
      padding: 'min(14vh, 120px) 16px 32px',
      overflowY: 'auto',
      '@media (max-width: 767px)': { padding: '12px 12px 24px' },
    },
    content: { position: 'relative', minWidth: '0', ...surface, _open: arriving },
    title: { fontSize: '18px', lineHeight: '1.3', letterSpacing: '-0.012em' },
  },
})

export const menuRecipe = defineSlotRecipe({
  slots: ['content', 'item'],
  base: {
    content: { zIndex: '15', minWidth: '200px', padding: '4px', ...surface },
    item: {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'max(30px, var(--control))',
      px: '8px',
      borderRadius: 'small',
      cursor: 'pointer',
      userSelect: 'none',
      outline: 'none',
      _highlighted: { bg: 'line' },
    },
  },
})
