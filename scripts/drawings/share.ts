import { brandColours, shopName, wordmark } from '#src/brand.ts'
import { drawPicture } from '#worker/sandbox/demo-catalogue/pictures/draw-picture.ts'
import type { PictureSubject } from '#worker/sandbox/demo-catalogue/pictures/subject.ts'

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

const ink = brandColours.ink.light
const logo = `<svg viewBox="0 0 ${wordmark.width} ${wordmark.height}" width="440" height="80" fill="none" stroke="${ink}" stroke-width="3.1">
<path fill="${brandColours.accent.light}" stroke="none" fill-rule="evenodd" d="${wordmark.cam}"/>
<path stroke-width="2.4" d="${wordmark.foot}"/>
<path d="${wordmark.letters}"/></svg>`

const image = (view: 1 | 2) =>
  `<img src="data:image/svg+xml;base64,${Buffer.from(drawPicture(disc, view)).toString('base64')}" alt="">`

/**
 * The picture of shared links, 1200 × 630: the name, a part, and its blueprint. Without text, so that it suits every
 * language.
 */
export const shareSheet = `<!doctype html><meta charset="utf-8"><style>
*{box-sizing:border-box;margin:0}
body{width:1200px;height:630px;padding:40px;background:#f7f5f0}
main{display:grid;grid-template:130px 1fr/1fr 1fr;gap:1px;height:100%;background:#d9d4c9;border:1px solid #d9d4c9}
main>*{background:#fff;min-height:0;overflow:hidden}
header{grid-column:1/-1;display:flex;align-items:center;padding:0 36px}
div{display:grid;justify-content:center}
img{height:450px;width:450px}
div:last-child img{margin-top:10px}
</style><main><header>${logo}</header><div>${image(1)}</div><div>${image(2)}</div></main>`
