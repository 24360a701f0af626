import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveBuilt } from '#scripts/built-server.ts'
import { localVariables } from '#scripts/local-variables.ts'
import { freePort } from '#scripts/port.ts'
import { addFromListing, cartDialog } from './buying.ts'
import { expect, test } from './shop.ts'

test('a cart filled before the server restarts is there after it', async ({ browser, page: _ }) => {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const state = mkdtempSync(join(tmpdir(), 'tappet-restart-'))
  const serve = () => serveBuilt({ port, state, variables: localVariables(origin) })
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()

  let server = await serve()
  try {
    const name = await addFromListing(page)
    await server.dispose()
    server = await serve()
    await page.reload()
    await page.getByRole('button', { name: /^Cart, [1-9]/ }).click()
    await expect(cartDialog(page).getByRole('listitem').filter({ hasText: name })).toBeVisible()
  } finally {
    await context.close()
    await server.dispose()
    rmSync(state, { recursive: true, force: true })
  }
})
