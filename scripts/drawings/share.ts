import { drawPicture } from '#worker/demo-catalogue/pictures/draw-picture.ts'
import type { PictureSubject } from '#worker/demo-catalogue/pictures/subject.ts'

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
  brandName: 'Tappet',
}

const wordmark = `<svg viewBox="0 0 132 24" width="440" height="80" fill="none" stroke="#15181c" stroke-width="3.1">
<path fill="#c8410b" stroke="none" fill-rule="evenodd" d="M14.4 4.5l3.7 5.2a2.6 2.6 0 01-2 4.1l-6.4.2A6 6 0 1114.4 4.5zM11 8a1.5 1.5 0 10-3 0 1.5 1.5 0 003 0z"/>
<path stroke-width="2.4" d="M2 16.5h15M9.5 16.5V22.5"/>
<path d="M26 5h13M32.5 5v17M42.5 22L48 5h1.5L55 22M44.5 17h8.5M60 22V5h5.5a4.7 4.7 0 010 9.4H60M76.5 22V5H82a4.7 4.7 0 010 9.4h-5.5M104 5H93v15.5h11M93 12.5h9.5M107 5h13M113.5 5v17"/></svg>`

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
</style><main><header>${wordmark}</header><div>${image(1)}</div><div>${image(2)}</div></main>`
