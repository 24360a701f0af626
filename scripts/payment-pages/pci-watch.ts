import { parseArgs } from 'node:util'
import { exitWithError } from '../exit-with-error.ts'
import { comparePages } from './compare.ts'
import { readPages, writePages } from './payment-page.ts'
import { recordPages } from './record-pages.ts'

/**
 * Compares scripts, frames and security headers of a deployment's payment pages with stored ones: `npm run pci:watch --
 * https://shop.example`. Exits with 1 on a change. `--write` stores the present ones, `--baseline` names the file, and
 * `--product /p/disc` puts a product into the cart first.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    baseline: { type: 'string', default: 'payment-pages.json' },
    product: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const [address = ''] = positionals
if (!URL.canParse(address)) exitWithError('Name the shop: npm run pci:watch -- https://shop.example')
const baseline = readPages(values.baseline)
if (!baseline && !values.write)
  exitWithError(`There is no ${values.baseline} to compare with: store one with --write.`)

const found = await recordPages({ origin: new URL(address).origin, product: values.product })
const changes = baseline ? comparePages(baseline, found) : []
for (const change of changes) console.log(change)
if (values.write) {
  writePages(values.baseline, found)
  console.log(`Stored in ${values.baseline}.`)
} else {
  console.log(changes.length > 0 ? `${changes.length} changes.` : 'Nothing has changed.')
}
process.exit(changes.length > 0 && !values.write ? 1 : 0)
