import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Illustration } from '#src/ui/pictures/illustration.tsx'
import { xmlFault } from '#tests/support/xml-fault.ts'

const names = ['unavailable', 'empty-cart', 'no-parts', 'not-found'] as const

test.each(names)('the drawing "%s" is there, light and dark, and says nothing aloud', (name) => {
  const html = renderToStaticMarkup(<Illustration name={name} />)
  expect(html).toContain('alt=""')
  const source = /src="([^"]+)"/.exec(html)?.[1]
  const drawing = readFileSync(`public${source}`, 'utf8')
  expect(xmlFault(drawing.trim())).toBeNull()
  expect(drawing).toContain('@media(prefers-color-scheme:dark)')
  expect(drawing).not.toMatch(/https?:(?!\/\/www\.w3\.org\/2000\/svg)|<script|NaN/)
  expect(Buffer.byteLength(drawing)).toBeLessThan(4096)
})

test('the picture of shared links is 1200 by 630 and light', () => {
  const png = readFileSync('public/share.png')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  expect(png.length).toBeLessThan(60_000)
})
