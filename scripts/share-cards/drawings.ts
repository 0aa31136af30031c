import type { CategoryKey } from '../../src/i18n/categories'
import { cardSize } from '../../src/share-card/share-card'

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

/** A tree as plans show it: a crown of arcs round a trunk. */
function tree(x: number, y: number, radius: number): string {
  const spokes = range(16).map((index) => {
    const angle = (index / 16) * 2 * Math.PI
    const inner = index % 2 ? 0.34 : 0.18
    const at = (share: number) =>
      `${(x + Math.cos(angle) * radius * share).toFixed(1)} ${(y + Math.sin(angle) * radius * share).toFixed(1)}`
    return `M${at(inner)}L${at(index % 2 ? 0.78 : 0.92)}`
  })
  return `<circle cx="${x}" cy="${y}" r="${radius}"/><circle cx="${x}" cy="${y}" r="${radius * 0.06}"/><path d="${spokes.join('')}"/>`
}

/** Slabs and a stair, in section. */
function section(): string {
  const floors = range(5).map((index) => {
    const y = 92 + index * 132
    return `M800 ${y}H1200M800 ${y + 14}H1200`
  })
  const flights = range(4).map((floor) => {
    const top = 106 + floor * 132
    const isBack = floor % 2 === 1
    const steps = range(10).map(() => `v11.8h${isBack ? -15 : 15}`)
    return `M${isBack ? 1110 : 960} ${top}${steps.join('')}`
  })
  const columns = range(4).map((index) => `M${840 + index * 110} 0V630M${850 + index * 110} 0V630`)
  return `<path d="${floors.join('')}${columns.slice(0, 1).join('')}${columns.slice(3).join('')}"/><path d="${flights.join('')}"/>`
}

/** The way of the sun over a house through the year. */
function sunPath(): string {
  const arcs = range(5).map((index) => `<circle cx="1130" cy="560" r="${128 + index * 64}"/>`)
  const rays = range(13).map((index) => {
    const angle = Math.PI + (index / 12) * Math.PI
    return `M${(1130 + Math.cos(angle) * 128).toFixed(1)} ${(560 + Math.sin(angle) * 128).toFixed(1)}L${(1130 + Math.cos(angle) * 384).toFixed(1)} ${(560 + Math.sin(angle) * 384).toFixed(1)}`
  })
  return `${arcs.join('')}<path d="${rays.join('')}M724 560H1200M1070 560v-62l60 -42l60 42v62"/>`
}

/** The plan of a home: walls, openings, swings of doors. */
function plan(): string {
  const walls = 'M820 70H1220M820 70V560H1220M834 84H1220M834 84V546H1220'
  const rooms = 'M1010 84V250M1020 84V250M1010 330V546M1020 330V546M1020 330H1220M1020 340H1220M834 300H920M834 310H920'
  const doors = 'M1010 250h-80a80 80 0 0 1 80 80M1120 330v-80a80 80 0 0 0 -80 80'
  const windows =
    'M880 70v14M990 70v14M880 77H990M1080 546v14M1180 546v14M1080 553H1180M820 400h14M820 500h14M827 400V500'
  const stair = range(8).map((index) => `M${1060 + index * 18} 420V546`)
  return `<path d="${walls}${rooms}${doors}${windows}M1060 420H1220${stair.join('')}"/>`
}

/** Rows of buildings along a street. */
function street(): string {
  const houses = [
    [760, 150, 250],
    [850, 90, 340],
    [945, 130, 210],
    [1045, 90, 420],
    [1150, 110, 300],
  ] as const
  const fronts = houses.map(([x, width, height]) => {
    const top = 560 - height
    const floors = range(Math.floor(height / 60) - 1).map((index) => `M${x} ${top + 60 + index * 60}h${width}`)
    return `M${x} 560V${top}h${width}V560${floors.join('')}`
  })
  return `<path d="M700 560H1200${fronts.join('')}"/>`
}

const drawings: Record<CategoryKey | 'hub', () => string> = {
  hub: street,
  'wellness_well-being': sunPath,
  sustainability: () => tree(1065, 170, 190) + tree(900, 420, 120) + tree(1120, 500, 150),
  design_architecture: section,
  property_insight: plan,
}

/** The line drawing of a kind of articles, as the size of a card. @param line colour of its lines */
export function drawingSvg(kind: CategoryKey | 'hub', line: string): string {
  const { width, height } = cardSize
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g fill="none" stroke="${line}" stroke-width="2">${drawings[kind]()}</g></svg>`
}
