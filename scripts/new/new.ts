import { relative } from 'node:path'
import { exitWithError } from '../exit-with-error.ts'
import { type NewShop, newArguments } from './arguments.ts'
import { commitShop, writeShop } from './write-shop.ts'

/**
 * Makes a shop of one's own from this repository, in a folder beside it: `npm run new -- my-shop`. With `--title "My
 * Shop"` the name for shoppers; with `--no-sandbox` without the sandbox and everything that only serves it; with `--into
 * folder` in that folder.
 */
try {
  createShop(newArguments(process.argv.slice(2)))
} catch (error) {
  exitWithError(error instanceof Error ? error.message : String(error))
}

function createShop(shop: NewShop): void {
  const folder = writeShop(process.cwd(), shop)
  const isCommitted = commitShop(folder, shop.shopName)
  console.log(`
  ${shop.shopName} is in ${folder}${isCommitted ? '' : '\n  Not committed: tell git who you are, then git commit.'}

  cd ${relative(process.cwd(), folder)}
  npm run drawings   draws icons and the picture of shared links
  npm start          ${shop.hasSandbox ? 'serves the shop with the goods of the sandbox' : 'serves the shop when .dev.vars has its services'}

  docs/make-it-your-shop.md says what to change.
`)
}
