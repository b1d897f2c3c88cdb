import { expect, it } from 'vitest'
import type { Role } from '../../../../src/root/charts.ts'
import { openScene, says } from '../shared/scene.ts'

it.each<Role>(['pitSpotlight', 'library'])('PIT-07 %s leads to the search box, and to no other chart', (from) => {
  const scene = openScene()
  const asked: string[] = []
  scene.chart('newsPit').on('*', ({ type }) => asked.push(type))
  expect([scene.changes(says(from, 'box.asked')), asked]).toEqual([{}, ['box.asked']])
})
