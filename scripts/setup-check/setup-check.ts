import { parseArgs } from 'node:util'
import { parseVariables, secretNames } from '#worker/env.ts'
import { contentFolder, readContentFiles } from '../content/read-content-files.ts'
import { production } from '../deploy/arguments.ts'
import { readSettings } from '../deploy/settings.ts'
import { exitWithError } from '../exit-with-error.ts'
import { loadSetup, readVariables } from '../shop/variables.ts'
import { createCheckedShop } from './checked-shop.ts'
import { createReport } from './report.ts'
import { runChecks } from './run-checks.ts'

/**
 * Calls every service of the shop, and says what works, what is missing, and how to get it: `npm run setup:check`.
 * Exits with 1 if there are defects. With `-- --no-cars` nothing for cars is expected.
 */
const hasCars = !argumentsOrExit()['no-cars']
const { vars } = await settingsOrExit()
const { shop } = loadSetup(`http://localhost:${process.env.PORT ?? 8787}`, undefined, vars)
const variables = parseVariables(shop)
const { SEARCH_WRITE_KEY = '' } = readVariables()
const secrets = [SEARCH_WRITE_KEY, ...secretNames.map((name) => shop[name] ?? '')]

console.log(`Checking the services of ${variables.PUBLIC_ORIGIN} …\n`)
const checked = createCheckedShop(
  { variables, contentFiles: contentFilesOrExit(), hasCars, searchAdminKey: SEARCH_WRITE_KEY || null },
  { fetch, sleep: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)) },
)
const { lines, isSound } = createReport(await runChecks(checked), secrets)
for (const line of lines) console.log(line)
process.exit(isSound ? 0 : 1)

function argumentsOrExit() {
  try {
    return parseArgs({ options: { 'no-cars': { type: 'boolean', default: false } } }).values
  } catch (error) {
    return exitWithError(error instanceof Error ? error.message : String(error))
  }
}

function contentFilesOrExit() {
  try {
    return readContentFiles(contentFolder)
  } catch (error) {
    return exitWithError(error instanceof Error ? error.message : String(error))
  }
}

async function settingsOrExit() {
  try {
    return await readSettings(production, process.env)
  } catch (error) {
    return exitWithError(error instanceof Error ? error.message : String(error))
  }
}
