import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { icon, tabCorner } from '#scripts/drawings/icons.ts'
import { brandColours, demoEmail, shareImage, shopName, wordmark } from '#src/brand.ts'
import { isWord } from './support/is-word.ts'

const favicon = 'public/favicon.svg'
/** The sources of screens, mails and drawings, and of a local shop's variables; the icon is drawn from them. */
const sources = globSync(
  '{src,worker,public,content,scripts/drawings,scripts/shop}/**/*.{ts,tsx,css,js,json,html,svg,md}',
).filter((file) => file !== favicon)

test.each([
  ...(isWord(shopName) ? [] : [['the name of the shop', shopName]]),
  ['the domain of its address', demoEmail.split('@')[1] ?? ''],
  ['its wordmark', wordmark.letters],
  ['the cam of its wordmark', wordmark.cam],
  ['the picture of shared links', shareImage],
])('%s is written in brand.ts only, so that renaming the shop is one change', (_, text) => {
  expect(text).not.toBe('')
  const written = sources.filter((file) =>
    readFileSync(file, 'utf8').toLowerCase().includes(text.toLowerCase()),
  )
  expect(written).toEqual(['src/brand.ts'])
})

test('the icon is that of the brand', () => {
  expect(readFileSync(favicon, 'utf8')).toBe(icon(tabCorner))
})

test('the colours of the brand are those of the style sheets', () => {
  const sheet = readFileSync('src/styles/tokens.css', 'utf8')
  const [light, dark] = sheet.split('@media screen and (prefers-color-scheme: dark)')
  for (const [name, colour] of Object.entries(brandColours)) {
    expect(light).toContain(`--${name}: ${colour.light};`)
    expect(dark).toContain(`--${name}: ${colour.dark};`)
  }
})
