import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { exitWithError } from '../exit-with-error.ts'
import { checkPackages } from './check-packages.ts'
import { readKnownPackages, writeKnownPackages } from './known-packages.ts'
import { readLockFile } from './lock-file.ts'
import { refreshKnownPackages } from './refresh.ts'

/**
 * Checks the installed packages by the data in the repository: `npm run audit`. With `-- --refresh` it updates
 * `scripts/packages/known-packages.json` from the registry first.
 */
const { values } = parseArgs({ options: { refresh: { type: 'boolean', default: false } } })
const Manifest = v.object({ allowScripts: v.optional(v.record(v.string(), v.boolean()), {}) })

const today = new Date().toISOString().slice(0, 10)
const installed = readLockFile()
const { allowScripts } = v.parse(
  v.pipe(v.string(), v.parseJson(), Manifest),
  readFileSync('package.json', 'utf8'),
)
const allowed = new Set(Object.keys(allowScripts).filter((name) => allowScripts[name]))

if (values.refresh) {
  const known = await refreshKnownPackages(installed, readKnownPackages(), today).catch((error: unknown) =>
    exitWithError(`The registry did not answer, and nothing was changed.\n${error}`),
  )
  writeKnownPackages(known)
}

const known = readKnownPackages()
const { findings, notes } = checkPackages(installed, known, allowed, today)
console.log(
  `${installed.packages.length} packages; weaknesses as of ${known.advisoriesAsked ?? 'no day'}; ${findings.length} findings`,
)
for (const line of [...findings, ...notes]) console.log(`  ${line}`)
process.exit(findings.length > 0 ? 1 : 0)
