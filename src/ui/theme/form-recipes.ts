import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react'

export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    minHeight: 'max(36px, var(--control))',
    px: '14px',
    borderRadius: 'small',
    fontWeight: '600',
    whiteSpace: 'nowrap',
    _disabled: { cursor: 'not-allowed' },
  },
  variants: {
    variant: {
      solid: {
        bg: 'accent',
        color: 'on-accent',
        _hover: { bg: 'accent-hover' },
        _disabled: { bg: 'line', color: 'text-quiet' },
      },
      outline: {
        borderWidth: '1px',
        borderColor: 'line-strong',
        fontWeight: '500',
        _hover: { bg: 'hover' },
        _disabled: { color: 'text-quiet', borderColor: 'line' },
      },
      plain: { px: '0', color: 'accent-text', fontWeight: '500', _disabled: { color: 'text-quiet' } },
    },
  },
})

export const spinnerRecipe = defineRecipe({
  base: {
    display: 'inline-block',
    width: '14px',
    height: '14px',
    borderRadius: '50%',
    border: '2px solid currentColor',
    borderBottomColor: 'transparent',
    animation: 'spin',
    _motionReduce: { animationDuration: '4s' },
  },
})

const fieldBox = {
  font: 'inherit',
  color: 'inherit',
  width: '100%',
  height: 'max(36px, var(--control))',
  px: '10px',
  border: '1px solid',
  borderColor: 'line-strong',
  borderRadius: 'small',
  bg: 'panel',
  // a phone zooms into fields with smaller text
  fontSize: 'normal',
  '@media (max-width: 767px), (pointer: coarse)': { fontSize: '16px' },
  outline: 'none',
  _focusVisible: { borderColor: 'focus', boxShadow: '0 0 0 1px var(--focus)' },
  _invalid: { borderColor: 'down' },
  _readOnly: { color: 'text-quiet' },
  _disabled: { borderColor: 'line', color: 'text-quiet', cursor: 'not-allowed' },
} as const

export const inputRecipe = defineRecipe({ base: fieldBox })

export const textareaRecipe = defineRecipe({
  base: { ...fieldBox, display: 'block', height: 'auto', py: '8px', lineHeight: '1.5', resize: 'none' },
})

export const nativeSelectRecipe = defineSlotRecipe({
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative', width: '100%' },
    field: { ...fieldBox, paddingInlineEnd: '32px', appearance: 'none', cursor: 'pointer' },
    indicator: {
      position: 'absolute',
      insetBlock: '0',
      insetInlineEnd: '10px',
      display: 'grid',
      placeItems: 'center',
      color: 'text-faint',
      pointerEvents: 'none',
    },
  },
})

export const fieldRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'errorText'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '6px', width: '100%' },
    label: { fontSize: 'small', fontWeight: '500', color: 'text-quiet' },
    errorText: { fontSize: 'small', color: 'down' },
  },
})

export const checkboxRecipe = defineSlotRecipe({
  slots: ['root', 'control', 'label'],
  base: {
    root: {
      display: 'inline-flex',
      position: 'relative',
      alignItems: 'center',
      gap: '8px',
      minHeight: 'var(--control)',
      cursor: 'pointer',
    },
    control: {
      display: 'grid',
      placeItems: 'center',
      width: '16px',
      height: '16px',
      border: '1px solid',
      borderColor: 'line-strong',
      borderRadius: '3px',
      _checked: { bg: 'accent', borderColor: 'accent', color: 'on-accent' },
      _disabled: { borderColor: 'line', cursor: 'not-allowed', _checked: { bg: 'line', color: 'text-quiet' } },
      _focusVisible: { outline: '2px solid var(--focus)', outlineOffset: '1px' },
    },
    label: { userSelect: 'none', _disabled: { color: 'text-quiet' } },
  },
})
