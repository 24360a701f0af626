import { parseArgs } from 'node:util'

export interface NewShop {
  /** Name of the folder, the package and the Worker. */
  name: string
  /** Name for shoppers. */
  shopName: string
  hasSandbox: boolean
  /** The folder in which the shop's own is made. */
  parent: string
}

/**
 * The arguments of `npm run new -- my-shop --title "My Shop" --no-sandbox`. Throws an error with a sentence for the
 * user.
 */
export function newArguments(args: string[]): NewShop {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      title: { type: 'string' },
      'no-sandbox': { type: 'boolean', default: false },
      into: { type: 'string', default: '..' },
    },
  })
  const [name, ...more] = positionals
  if (name === undefined || more.length > 0)
    throw new Error('Name the shop in one word: npm run new -- my-shop')
  if (!/^[a-z][a-z0-9-]{0,40}$/.test(name))
    throw new Error(
      `"${name}" cannot be the name of a Worker: it begins with a letter, and has small letters, digits and hyphens, at most 41.`,
    )
  const shopName = (values.title ?? titleOf(name)).trim()
  if (!/^[^\p{C}<>]{1,40}$/u.test(shopName))
    throw new Error('--title takes 1 to 40 characters, without < and >.')
  return { name, shopName, hasSandbox: !values['no-sandbox'], parent: values.into }
}

/** "my-shop" as "My Shop". */
function titleOf(name: string): string {
  return name
    .split('-')
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
