import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = readFileSync('build/client/third-party-notices.txt', 'utf8')

test.each(['react', 'react-dom', 'react-router', 'jotai', 'valibot', '@fontsource/barlow'])(
  'the build passes on the licence of %s',
  (name) => {
    expect(page).toMatch(new RegExp(String.raw`^${name} \d[\w.-]* \((MIT|OFL-1\.1)\)$`, 'm'))
  },
)

test('the licence of the fonts is next to them', () => {
  const fonts = globSync('build/client/assets/*.woff2')
  const licences = globSync('build/client/assets/*-licence.txt')
  expect(fonts.length).toBeGreaterThan(0)
  expect(licences.map((file) => file.replace(/.*\//, '')).toSorted()).toEqual([
    'barlow-condensed-licence.txt',
    'barlow-licence.txt',
  ])
  for (const file of licences) expect(readFileSync(file, 'utf8')).toContain('SIL OPEN FONT LICENSE')
})
