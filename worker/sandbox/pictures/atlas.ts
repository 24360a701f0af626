import { balljoint } from './shapes/balljoint.ts'
import { belt } from './shapes/belt.ts'
import { bottle } from './shapes/bottle.ts'
import { box } from './shapes/box.ts'
import { canFilter } from './shapes/can-filter.ts'
import { cylinder } from './shapes/cylinder.ts'
import { damper } from './shapes/damper.ts'
import { disc } from './shapes/disc.ts'
import { hose } from './shapes/hose.ts'
import { mat } from './shapes/mat.ts'
import { pads } from './shapes/pads.ts'
import { panelFilter } from './shapes/panel-filter.ts'
import { rubberMount } from './shapes/rubber-mount.ts'
import type { Shape } from './shapes/shape.ts'

/** Every shape that is drawn, by its name in the catalogue. */
const shapes: ReadonlyMap<string, Shape> = new Map(
  Object.entries({
    box,
    'can-filter': canFilter,
    damper,
    balljoint,
    belt,
    bottle,
    cylinder,
    hose,
    mat,
    'rubber-mount': rubberMount,
    disc,
    pads,
    'panel-filter': panelFilter,
  }),
)

export const drawnShapes = [...shapes.keys()]

export const shapeOf = (name: string): Shape => shapes.get(name) ?? box
