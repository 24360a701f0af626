import { expect, test } from 'vitest'
import { noticesPage, packagesInScripts, packagesOfFonts, readNotice } from '#scripts/packages/notices.ts'

test('source maps name the packages in a script, the innermost of nested ones, each once', () => {
  const map = (...sources: string[]) => JSON.stringify({ sources })
  expect(
    packagesInScripts([
      map('../../../src/root.tsx', '../../../node_modules/react/cjs/react.production.js'),
      map(
        '../../../node_modules/react/index.js',
        '../../../node_modules/@scope/outer/node_modules/inner/a.js',
      ),
    ]),
  ).toEqual(['node_modules/@scope/outer/node_modules/inner', 'node_modules/react'])
})

test('a style sheet names the packages of its fonts', () => {
  const face = 'src: url("@fontsource/barlow/files/barlow-latin-400-normal.woff2") format("woff2");'
  expect(packagesOfFonts(`${face}${face} a { background: url("/own.svg") }`)).toEqual([
    'node_modules/@fontsource/barlow',
  ])
})

test('the page has each package with version, licence and copyright', () => {
  const page = noticesPage([readNotice('node_modules/react'), readNotice('node_modules/@fontsource/barlow')])
  expect(page).toMatch(/^react [\d.]+ \(MIT\)$/m)
  expect(page).toContain('Copyright (c) Meta Platforms')
  expect(page).toContain('SIL OPEN FONT LICENSE')
})
