import { drawPicture } from '#worker/sandbox/demo-catalogue/pictures/draw-picture.ts'
import type { PictureSubject, View } from '#worker/sandbox/demo-catalogue/pictures/subject.ts'

const weight = (picture: string) => new TextEncoder().encode(picture).length

function image(part: PictureSubject, view: View, pixels: number): string {
  const data = Buffer.from(drawPicture(part, view)).toString('base64')
  return `<img width="${pixels}" height="${pixels}" alt="${part.partType} ${view}" src="data:image/svg+xml;base64,${data}">`
}

/** A page of pictures, each with a caption and its size in bytes. */
export function sheet(
  title: string,
  parts: readonly PictureSubject[],
  views: readonly View[],
  pixels: number,
): string {
  const figures = parts.map((part) => {
    const pictures = views.map((view) => image(part, view, pixels)).join('')
    const weights = views.map((view) => weight(drawPicture(part, view))).join(' ')
    const numbers = `${part.sku} · ${part.shape} · ${weights} B`
    return `<figure>${pictures}<figcaption>${part.partType}<br>${numbers}</figcaption></figure>`
  })
  return `<!doctype html><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${title}</title>
<style>body{margin:12px;background:light-dark(#f7f5f0,#14171a);color:light-dark(#15181c,#eceae5);
font:11px ui-monospace,monospace;display:flex;flex-wrap:wrap;gap:12px}figure{margin:0;width:${pixels * views.length}px}</style>
${figures.join('\n')}`
}
