import { expect, test } from 'vitest'
import { retryableImports } from '#scripts/build/retryable-imports.ts'
import { bundle } from '#tests/support/bundle.ts'

/** A screen and a panel it opens, which needs what the screen has, and a file that another panel needs too. */
const modules = {
  'src/screen.ts': `
    import { money } from 'src/money.ts'
    export const open = () => import('src/panel.ts')
    export const other = () => import('src/other.ts')
    export const price: string = money(1)`,
  'src/panel.ts': `
    import { lines } from 'src/lines.ts'
    import { money } from 'src/money.ts'
    export const panel = lines + money(2)`,
  'src/other.ts': `import { lines } from 'src/lines.ts'; export const other = 'other' + lines`,
  'src/lines.ts': `export const lines = 'lines'.repeat(Math.random())`,
  'src/money.ts': `export const money = (amount: number) => amount + ' kr'.repeat(Math.random())`,
}

test('an import of the shop names its own file, which ends with each one that the importing file lacks', async () => {
  const code = await bundle(modules, [retryableImports()])
  const file = (name: string) => `"/assets/${name}-[\\w-]{8}\\.js"`
  for (const name of ['panel', 'other']) {
    expect(code).toMatch(new RegExp(`retryableImport\\(${file(name)}\\)`))
    expect(code).toMatch(
      new RegExp(`export \\{[^}]*\\b${name}\\b[^}]*\\};\\nimport ${file('lines')};(?!\\nimport)`),
    )
  }
  expect(code).not.toContain('file of')
})

test('a module that is only imported on demand keeps its exports, and the bundler adds no preloading of its own', async () => {
  const code = await bundle(modules, [retryableImports()])
  expect(code).toMatch(/export \{[^}]*\bpanel\b/)
  expect(code).not.toContain('vite:preloadError')
})

test('an import of a package is left as it is', async () => {
  const code = await bundle(
    { screen: `export const open = () => import('panel')`, panel: 'export const panel = 1' },
    [retryableImports()],
  )
  expect(code).toContain('import(')
  expect(code).not.toContain('retryableImport')
})

test('a module that does not exist stops the build', async () => {
  await expect(
    bundle({ 'src/screen.ts': `export const open = () => import('src/gone.ts')` }, [retryableImports()]),
  ).rejects.toThrow('src/gone.ts')
})
