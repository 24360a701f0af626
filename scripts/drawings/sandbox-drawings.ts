import { shopName } from '#src/brand.ts'
import { drawPicture } from '#worker/sandbox/demo-catalogue/pictures/draw-picture.ts'
import type { PictureSubject } from '#worker/sandbox/demo-catalogue/pictures/subject.ts'
import type { DemoDrawings } from './demo-drawings.ts'
import { letters } from './letters.ts'
import { states } from './states.ts'

const disc: PictureSubject = {
  sku: 'BD-280-22V',
  partType: 'brake-disc',
  shape: 'disc',
  preset: null,
  technical: {
    diameter_mm: '280',
    thickness_mm: '22',
    height_mm: '48',
    holes: '5',
    pcd_mm: '108',
    centre_bore_mm: '65.1',
    disc_type: 'vented',
    surface: 'oiled',
  },
  side: null,
  axle: 'front',
  steering: null,
  hue: 210,
  brandName: shopName,
}

/** The letters of the part pictures, the states, and a part with its blueprint. */
export const sandboxDrawings: DemoDrawings = {
  files: {
    'worker/sandbox/demo-catalogue/pictures/letters.json': `${JSON.stringify(letters(), null, 1)}\n`,
  },
  states,
  shared: [drawPicture(disc, 1), drawPicture(disc, 2)],
}
