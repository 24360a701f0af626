import { redirect } from 'react-router'
import { parseListing, plainSearch } from '#src/features/catalogue/listing/listing.ts'
import { findCategory } from '#src/features/catalogue/listing/listing-subject.ts'
import { loadListing } from '#src/features/catalogue/listing/load-listing.ts'
import { findMovedCategory } from '#src/features/catalogue/moved-address.ts'
import { splatUri } from '#src/features/catalogue/uri.ts'
import type { Shop } from '#src/shop.ts'

/** Loads what a category's page says in any of its forms. Throws a redirect or a 404 `Response`. */
export async function loadCategoryPage(shop: Shop, param: string, query: URLSearchParams) {
  const uri = splatUri(param)
  const subject = await findCategory(shop, uri)
  if (!subject) {
    const moved = await findMovedCategory(shop, uri)
    if (moved) throw redirect(moved, 301)
    throw new Response(null, { status: 404 })
  }
  const plain = plainSearch(query)
  if (plain !== null) throw redirect(subject.path + plain)
  const screen = await loadListing(shop, subject, parseListing(query))
  if (!screen) throw new Response(null, { status: 404 })
  return { subject, screen }
}
