import { expect, test } from 'vitest'
import { noPreloadImports } from '#scripts/no-preload-imports.ts'
import { bundle } from '#tests/support/bundle.ts'

const modules = { screen: `export const open = () => import('panel')`, panel: 'export const panel = 1' }

test('what opens later is fetched without the preloading of the bundler', async () => {
  expect(await bundle(modules, [])).toContain('vite:preloadError')
  const code = await bundle(modules, [noPreloadImports()])
  expect(code).toContain('import(')
  expect(code).not.toContain('vite:preloadError')
})

test('a bundler without the part that is replaced is told', async () => {
  await expect(bundle({ screen: 'export const open = 1' }, [noPreloadImports()])).rejects.toThrow(
    /no vite\/preload-helper\.js/,
  )
})
