import { createSystem, defineConfig } from '@chakra-ui/react'
import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import {
  buttonRecipe,
  checkboxRecipe,
  fieldRecipe,
  inputRecipe,
  nativeSelectRecipe,
  spinnerRecipe,
  textareaRecipe,
} from './form-recipes.ts'
import { dialogRecipe, menuRecipe } from './layer-recipes.ts'

const names = [
  'page',
  'panel',
  'raised',
  'overlay',
  'hover',
  'line',
  'line-strong',
  'text',
  'text-quiet',
  'text-faint',
  'accent',
  'accent-hover',
  'accent-text',
  'accent-wash',
  'on-accent',
  'focus',
  'up',
  'down',
  'scrim',
]
/** The tokens of tokens.css by the same names: both themes are chosen there. */
const colors = Object.fromEntries(names.map((name) => [name, { value: `var(--${name})` }]))

/** Chakra with nothing but our tokens and the recipes that are used. */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: false,
    cssVarsPrefix: 'mf',
    // repeated where a part of the page has a theme of its own, as in tokens.css
    cssVarsRoot: ':where(html, [data-theme])',
    theme: {
      tokens: {
        colors,
        radii: { small: { value: 'var(--radius-small)' }, normal: { value: 'var(--radius)' } },
        fontSizes: { small: { value: 'var(--small)' }, normal: { value: 'var(--text-size)' } },
        animations: { spin: { value: 'spin 0.8s linear infinite' } },
      },
      keyframes: {
        spin: { to: { transform: 'rotate(360deg)' } },
        appear: { from: { opacity: '0' } },
      },
      recipes: { button: buttonRecipe, input: inputRecipe, spinner: spinnerRecipe, textarea: textareaRecipe },
      slotRecipes: {
        dialog: dialogRecipe,
        menu: menuRecipe,
        field: fieldRecipe,
        checkbox: checkboxRecipe,
        nativeSelect: nativeSelectRecipe,
      },
    },
  }),
)
