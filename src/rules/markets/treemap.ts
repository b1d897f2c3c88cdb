import type { HeatmapTile } from '../../contract/markets/markets.ts'

/** Pixels. */
export type Box = { x: number; y: number; width: number; height: number }
export type LaidOutTile = { tile: HeatmapTile; box: Box }
export type LaidOutSector = {
  name: string
  changePercentage: number
  box: Box
  hasName: boolean
  tiles: readonly LaidOutTile[]
}

/** Space for a sector's name above its shares, where there is enough of it. */
const NAME_HEIGHT = 16
const GAP = 2
/** Below this many square pixels on average, shares are too small to be distinguished. */
const LEAST_TILE = 1400
const LEAST_COUNT = 20

/**
 * The layout of the heatmap in a rectangle: sectors sized by what their companies are worth, with the companies in each; only the largest that can
 * be distinguished.
 */
export function layOut(tiles: readonly HeatmapTile[], width: number, height: number): LaidOutSector[] {
  const count = Math.max(LEAST_COUNT, Math.floor((width * height) / LEAST_TILE))
  const largest = [...tiles].sort((a, b) => b.marketCap - a.marketCap).slice(0, count)
  const sectors = [...new Set(largest.map(({ sector }) => sector))]
    .map((name) => ({ name, own: largest.filter(({ sector }) => sector === name) }))
    .map(({ name, own }) => ({ name, own, worth: worthOf(own) }))
    .sort((a, b) => b.worth - a.worth)
  const boxes = squarify(
    sectors.map(({ worth }) => worth),
    { x: 0, y: 0, width, height },
  )
  return sectors.flatMap(({ name, own }, index) => {
    const box = boxes[index]
    return box ? [layOutSector(name, own, shrink(box, GAP / 2))] : []
  })
}

function layOutSector(name: string, own: readonly HeatmapTile[], box: Box): LaidOutSector {
  const hasName = box.width >= 56 && box.height >= 3 * NAME_HEIGHT
  const head = hasName ? NAME_HEIGHT : 0
  const space = { ...box, y: box.y + head, height: box.height - head }
  const boxes = squarify(
    own.map(({ marketCap }) => marketCap),
    space,
  )
  const tiles = own.flatMap((tile, index) => {
    const tileBox = boxes[index]
    return tileBox ? [{ tile, box: tileBox }] : []
  })
  return { name, changePercentage: changeOf(own), box, hasName, tiles }
}

const worthOf = (tiles: readonly HeatmapTile[]) => tiles.reduce((sum, { marketCap }) => sum + marketCap, 0)

/** How several have moved together, the larger counting more. */
export const changeOf = (tiles: readonly HeatmapTile[]) =>
  tiles.reduce((sum, { changePercentage, marketCap }) => sum + changePercentage * marketCap, 0) / (worthOf(tiles) || 1)

const shrink = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: Math.max(0, width - 2 * by),
  height: Math.max(0, height - 2 * by),
})

/**
 * Boxes with areas proportional to `weights` (none negative, falling), which fill `space` and are as square as possible (Bruls, Huizing, van Wijk
 * 2000).
 */
export function squarify(weights: readonly number[], space: Box): Box[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const scale = sum > 0 ? (space.width * space.height) / sum : 0
  const areas = weights.map((weight) => weight * scale)
  const boxes: Box[] = []
  let left = space
  for (let start = 0; start < areas.length; ) {
    const row = rowFrom(areas, start, Math.min(left.width, left.height))
    const laidOut = layOutRow(row, left)
    boxes.push(...laidOut.boxes)
    left = laidOut.left
    start += row.length
  }
  return boxes
}

/** As many areas as stand side by side along `side` before their shapes become worse. */
function rowFrom(areas: readonly number[], start: number, side: number) {
  let end = start + 1
  while (end < areas.length && worst(areas.slice(start, end + 1), side) <= worst(areas.slice(start, end), side))
    end += 1
  return areas.slice(start, end)
}

/** The longest of the shapes: long side by short side. */
function worst(row: readonly number[], side: number) {
  const sum = row.reduce((total, area) => total + area, 0)
  const [largest, smallest] = [Math.max(...row), Math.min(...row)]
  return Math.max((side * side * largest) / (sum * sum), (sum * sum) / (side * side * smallest))
}

function layOutRow(row: readonly number[], { x, y, width, height }: Box) {
  const sum = row.reduce((total, area) => total + area, 0)
  const isUpright = width >= height
  const depth = sum === 0 ? 0 : sum / (isUpright ? height : width)
  let along = isUpright ? y : x
  const boxes = row.map((area): Box => {
    const length = depth === 0 ? 0 : area / depth
    const box = isUpright
      ? { x, y: along, width: depth, height: length }
      : { x: along, y, width: length, height: depth }
    along += length
    return box
  })
  const left = isUpright
    ? { x: x + depth, y, width: width - depth, height }
    : { x, y: y + depth, width, height: height - depth }
  return { boxes, left }
}

export type Heading = 'left' | 'right' | 'up' | 'down'
const ahead: Record<Heading, readonly [number, number]> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }

/** The symbol next to another in a direction: the nearest of those whose middle lies that way. Undefined at the edge. */
export function neighbourOf(sectors: readonly LaidOutSector[], symbol: string, heading: Heading) {
  const all = sectors.flatMap(({ tiles }) => tiles)
  const from = all.find(({ tile }) => tile.symbol === symbol)
  if (!from) return all[0]?.tile.symbol
  const [right, down] = ahead[heading]
  const ranked = all.flatMap(({ tile, box }) => {
    const [dx, dy] = [middle(box).x - middle(from.box).x, middle(box).y - middle(from.box).y]
    const forth = dx * right + dy * down
    // what lies straight ahead is nearer than what lies beside the way
    return forth > 0.5 ? [{ symbol: tile.symbol, far: forth + 2 * Math.abs(dx * down + dy * right) }] : []
  })
  return ranked.sort((a, b) => a.far - b.far)[0]?.symbol
}

const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 })

/** How strongly a share is coloured: from -3 (down 3 % and more) to 3. */
export const heatOf = (changePercentage: number) => Math.max(-3, Math.min(3, Math.round(changePercentage)))
