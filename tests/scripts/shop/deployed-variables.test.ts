import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deployedVariables } from '#scripts/shop/deployed-variables.ts'
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts'

test('variables of a deployment are those of its configuration, and the shop as it is delivered has none', () => {
  using folder = createTemporaryFolder()
  const file = join(folder.path, 'wrangler.toml')
  const vars = 'PUBLIC_ORIGIN = "https://shop.example"\nDEFAULT_COUNTRY = "SE"\nHSTS = { host = true }'
  writeFileSync(file, `name = "shop"\ncompatibility_date = "2026-10-01"\n\n[vars]\n${vars}\n`)
  expect(deployedVariables(file)).toEqual({ PUBLIC_ORIGIN: 'https://shop.example', DEFAULT_COUNTRY: 'SE' })
  expect(deployedVariables()).toEqual({})
})
