import { writeFile } from 'node:fs/promises'
import { specimens } from '#tests/worker/sandbox/pictures/specimens.ts'
import { drawPicture } from '#worker/sandbox/pictures/draw-picture.ts'
import { type PictureSubject, views } from '#worker/sandbox/pictures/subject.ts'

/** Every shape in every view on one page, to be looked at: `contact-sheet.ts [file] [shape,shape,…|all] [pixels]`. */
const [file = 'contact-sheet.html', only = 'all', pixels = '280'] = process.argv.slice(2)
const wanted = only === 'all' ? null : only.split(',')

const image = (part: PictureSubject, view: (typeof views)[number], size: number) => {
  const data = Buffer.from(drawPicture(part, view)).toString('base64')
  return `<img width="${size}" height="${size}" alt="${part.sku} ${view}" src="data:image/svg+xml;base64,${data}">`
}

const rows = specimens
  .filter((part) => !wanted || wanted.includes(part.shape) || wanted.includes(part.partType))
  .map((part) => {
    const sizes = views.map((view) => new TextEncoder().encode(drawPicture(part, view)).length)
    const pictures = views.map((view) => image(part, view, Number(pixels))).join('')
    return `<figure>${pictures}${image(part, 1, 96)}<figcaption>${part.partType} · ${part.shape} · ${sizes.join(' ')}</figcaption></figure>`
  })

await writeFile(
  file,
  `<!doctype html><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Contact sheet</title>
<style>body{margin:12px;background:light-dark(#f7f5f0,#14171a);font:12px system-ui;display:grid;gap:12px}
figure{margin:0;display:flex;flex-wrap:wrap;gap:8px}figcaption{width:100%;order:-1}</style>${rows.join('\n')}`,
)
