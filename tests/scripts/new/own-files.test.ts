import { expect, test } from 'vitest'
import { newShopFiles } from '#scripts/new/new-shop.ts'
import { repositoryFiles } from '#scripts/new/repository.ts'

const here = repositoryFiles('.')
const shop = { name: 'nordbil', shopName: 'Nordbil', hasSandbox: true, parent: '..' }
const { copied, written } = newShopFiles(here, shop, '2026-11-30')
const textOf = (path: string) => written.get(path) ?? ''

test('the brand has the name of the shop, its address and letters of a wordmark', () => {
  const brand = textOf('src/brand.ts')
  expect(brand).toContain("export const shopName = 'Nordbil'\n")
  expect(brand).toContain("'help@nordbil.example'")
  expect(brand).not.toBe(here.get('src/brand.ts')?.replace('Tappet', 'Nordbil'))
  expect(brand.toLowerCase()).not.toContain('tappet')
  expect(textOf('public/favicon.svg')).toContain('<title>Nordbil</title>')
})

test('package, lock file and Worker have the name of the folder', () => {
  expect(JSON.parse(textOf('package.json'))).toMatchObject({ name: 'nordbil', version: '0.1.0' })
  expect(JSON.parse(textOf('package-lock.json'))).toMatchObject({
    name: 'nordbil',
    version: '0.1.0',
    packages: { '': { name: 'nordbil', version: '0.1.0' } },
  })
  expect(textOf('wrangler.toml')).toContain('\nname = "nordbil"\n')
  expect(textOf('wrangler.toml')).toContain('"nordbil-car-photos"')
  expect(textOf('.deploy.toml')).toContain('\nname = "nordbil"\n')
})

test('with the sandbox no variable is set; without it the services are to be filled in', () => {
  const isSet = /^[A-Z_]+=/m
  expect(textOf('.dev.vars')).toContain('\n#COMMERCE_URL=')
  expect(textOf('.dev.vars')).not.toMatch(isSet)
  const { written: without } = newShopFiles(here, { ...shop, hasSandbox: false }, '2026-11-30')
  expect(without.get('.dev.vars')).toContain('\nCOMMERCE_URL=')
})

test('README and changelog are those of the shop, and the making of shops is left out', () => {
  expect(textOf('README.md')).toMatch(/^# Nordbil\n/)
  expect(textOf('CHANGELOG.md')).toContain('## 0.1.0 (2026-11-30)')
  expect(copied.filter((path) => path.startsWith('scripts/new/'))).toEqual([])
  expect(copied).toContain('worker/sandbox/index.ts')
  for (const path of ['docs/commands.md', 'docs/make-it-your-shop.md'])
    expect([path, textOf(path).includes('npm run new')]).toEqual([path, false])
})

test.each([
  ["O'Neill & Co", `export const shopName = "O'Neill & Co"\n`, "<title>O'Neill &amp; Co</title>"],
  ['Bil $& Delar', "export const shopName = 'Bil $& Delar'\n", '<title>Bil $&amp; Delar</title>'],
])('the name %s is written as it is', (shopName, line, title) => {
  const { written } = newShopFiles(here, { ...shop, shopName }, '2026-11-30')
  expect(written.get('src/brand.ts')).toContain(line)
  expect(written.get('public/favicon.svg')).toContain(title)
})
