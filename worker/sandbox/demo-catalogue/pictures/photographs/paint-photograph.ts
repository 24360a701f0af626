import { seeded } from '../geometry.ts'
import type { Raster } from './raster.ts'

/** The distance of a place from the outline of a body, negative inside. Its centre is at 0, the nearest edges at 1. */
type Outline = (x: number, y: number) => number

const outlines: readonly [Outline, ...Outline[]] = [
  // A ring, a block with round corners, a rod.
  (x, y) => Math.abs(Math.hypot(x, y) - 0.45) - 0.22,
  (x, y) => Math.hypot(Math.max(0, Math.abs(x) - 0.45), Math.max(0, Math.abs(y) - 0.3)) - 0.16,
  (x, y) => Math.hypot(Math.max(0, Math.abs(x - y * 0.4) - 0.5), y) - 0.24,
]

/** Width of the rounded edge of a body. */
const edge = 0.2
const light = { x: -0.5, y: -0.62, z: 0.6 }

const unlit = { shine: 0, gloss: 0 }

/**
 * A photograph of a body in a studio, with light, shadow and a polished surface. The same name gives the same pixels, and
 * every size the same picture.
 */
export function paintPhotograph(name: string, { width, height }: { width: number; height: number }): Raster {
  const random = seeded(name)
  const outline = outlines[Math.floor(random() * outlines.length)] ?? outlines[0]
  const metal = [150, 150, 150].map((value) => value + (random() - 0.5) * 70)
  const backdrop = 205 + random() * 40
  const pixels = new Uint8Array(width * height * 3)
  const unit = Math.min(width, height) / 2
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const x = (column + 0.5 - width / 2) / unit
      const y = (row + 0.5 - height / 2) / unit
      const distance = outline(x, y)
      const shadow = 1 - 0.45 * Math.max(0, 1 - Math.max(0, outline(x - 0.08, y - 0.12)) / 0.35)
      const ground = (backdrop - 14 * y - 6 * x * x) * shadow
      // At the outline body and ground mix over one pixel.
      const share = Math.min(1, Math.max(0, 0.5 - distance * unit))
      const { shine, gloss } = share > 0 ? lit(outline, x, y, distance) : unlit
      metal.forEach((value, channel) => {
        const body = value * shine + 235 * gloss
        const mixed = body * share + ground * (1 - share)
        pixels[(row * width + column) * 3 + channel] = Math.min(255, Math.max(0, Math.round(mixed)))
      })
    }
  return { width, height, pixels }
}

/** The brightness of a place on a body (`shine`), and the share of the lamp that it mirrors (`gloss`). */
function lit(outline: Outline, x: number, y: number, distance: number): { shine: number; gloss: number } {
  const step = 0.01
  const slope = Math.max(0, 1 + Math.min(0, distance) / edge)
  const normal = {
    x: ((outline(x + step, y) - distance) / step) * slope,
    y: ((outline(x, y + step) - distance) / step) * slope,
  }
  const rise = Math.sqrt(Math.max(0.05, 1 - normal.x ** 2 - normal.y ** 2))
  const facing = normal.x * light.x + normal.y * light.y + rise * light.z
  const brushed = 1 + 0.05 * Math.sin(x * 90 + y * 14)
  return { shine: (0.35 + 0.75 * Math.max(0, facing)) * brushed, gloss: Math.max(0, facing) ** 18 }
}
