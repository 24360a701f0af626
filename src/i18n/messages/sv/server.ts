import { attributes } from './server/attributes.ts'
import { compare } from './server/compare.ts'
import { content } from './server/content.ts'
import { home } from './server/home.ts'
import { listing } from './server/listing.ts'
import { newsletter } from './server/newsletter.ts'
import { offer } from './server/offer.ts'
import { parts } from './server/parts.ts'
import { product } from './server/product.ts'
import { quickOrder } from './server/quick-order.ts'
import { search } from './server/search.ts'
import { shell } from './server/shell.ts'
import { wishlist } from './server/wishlist.ts'

export const messages = {
  ...attributes,
  ...content,
  ...home,
  ...listing,
  ...newsletter,
  ...offer,
  ...parts,
  ...product,
  ...quickOrder,
  ...search,
  ...shell,
  ...wishlist,
  ...compare,
}
