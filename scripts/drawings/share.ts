import { brandColours, wordmark } from '#src/brand.ts'

const ink = brandColours.ink.light
const logo = `<svg viewBox="0 0 ${wordmark.width} ${wordmark.height}" width="440" height="80" fill="none" stroke="${ink}" stroke-width="3.1">
<path fill="${brandColours.accent.light}" stroke="none" fill-rule="evenodd" d="${wordmark.cam}"/>
<path stroke-width="2.4" d="${wordmark.foot}"/>
<path d="${wordmark.letters}"/></svg>`

const image = (drawing: string) =>
  `<div><img src="data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}" alt=""></div>`

/**
 * The picture of shared links, 1200 × 630: the wordmark, above these drawings. Without text, so that it suits every
 * language.
 */
export const shareSheet = (drawings: string[]): string => `<!doctype html><meta charset="utf-8"><style>
*{box-sizing:border-box;margin:0}
body{width:1200px;height:630px;padding:40px;background:#f7f5f0}
main{display:grid;grid-template:${drawings.length > 0 ? '130px ' : ''}1fr/1fr 1fr;gap:1px;height:100%;background:#d9d4c9;border:1px solid #d9d4c9}
main>*{background:#fff;min-height:0;overflow:hidden}
header{grid-column:1/-1;display:flex;align-items:center;${drawings.length > 0 ? 'padding:0 36px' : 'justify-content:center'}}
div{display:grid;justify-content:center}
img{height:450px;width:450px}
div:last-child img{margin-top:10px}
</style><main><header>${logo}</header>${drawings.map(image).join('')}</main>`
