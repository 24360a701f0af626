import { readFileSync, writeFileSync } from 'node:fs'
import { variablesPage } from './docs/variables-page.ts'

/** Writes the pages of `docs/` that are made from sources. */
writeFileSync(
  'docs/variables.md',
  variablesPage((file) => readFileSync(file, 'utf8')),
)
