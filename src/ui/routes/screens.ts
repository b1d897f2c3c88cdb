import type { ComponentType } from 'react'
import type { Place } from '../../rules/place.ts'
import { product } from '../../rules/product.ts'
import { NotFound } from './NotFound.tsx'
import { Terminal } from './Terminal.tsx'

/** `name` stands in the name plate, `title` in the browser's. */
type Screen = { name: string; title: string; Screen: ComponentType }

const terminal: Screen = { name: 'The Terminal', title: `The Terminal · ${product.name}`, Screen: Terminal }
const notFound: Screen = { name: product.name, title: `Page not found · ${product.name}`, Screen: NotFound }

/** What is seen in each place. */
export const screens: Record<Place['page'], Screen> = {
  terminal,
  newsPit: notFound,
  aboutUs: notFound,
  contactUs: notFound,
  profile: notFound,
  legal: notFound,
  resetPassword: notFound,
  verifyUser: notFound,
  notFound,
}
