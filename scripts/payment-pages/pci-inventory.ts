import { exitWithError } from '../exit-with-error.ts'
import { loadPageSettings } from '../shop/variables.ts'
import { inventoryLines, pageInventories, unlisted } from './inventory.ts'
import { recordPages } from './record-pages.ts'

/**
 * Prints the permitted scripts of a deployment's payment pages with owner and reason: `npm run pci:inventory`. With an
 * address also the received scripts, with hashes; exits with 1 if one is not listed.
 */
const [address] = process.argv.slice(2)
if (address !== undefined && !URL.canParse(address)) exitWithError(`"${address}" is no address.`)

const origin = address === undefined ? null : new URL(address).origin
const inventories = await pageInventories(loadPageSettings(origin ?? 'http://localhost:8787'))
const found = origin === null ? null : await recordPages({ origin })

const faults = (['checkout', 'confirmation'] as const).flatMap((name) => {
  for (const line of inventoryLines(name, inventories[name], found?.[name])) console.log(line)
  console.log('')
  return found ? unlisted(inventories[name], found[name]).map((line) => `${name}: ${line}`) : []
})
for (const fault of faults) console.error(`Not as configured: ${fault}`)
process.exit(faults.length > 0 ? 1 : 0)
