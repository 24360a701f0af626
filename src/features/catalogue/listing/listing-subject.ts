import type { Category } from '#src/commerce/contract/catalogue/category.ts'
import { isUri } from '#src/commerce/contract/catalogue/uri.ts'
import * as paths from '#src/paths.ts'
import type { Shop } from '#src/shop.ts'
import { categoryName, loadCategories } from '../categories.ts'

export interface NamedLink {
  name: string
  path: string
}

export interface ListingSubject {
  id: string
  kind: 'category' | 'brand'
  name: string
  path: string
  breadcrumbs: NamedLink[]
  children: (NamedLink & { id: string })[]
  title: string
  description: string
}

/** Null if no category has this address. One that is not in the tree costs a call: it may be hidden or new. */
export async function findCategory(shop: Shop, uri: string): Promise<ListingSubject | null> {
  const all = await loadCategories(shop)
  const found = all.find((category) => category.uri === uri) ?? (await findUnlisted(shop, uri))
  return found ? categorySubject(found, all) : null
}

async function findUnlisted({ catalogue }: Shop, uri: string): Promise<Category | null> {
  if (!isUri(uri)) return null
  const reply = await catalogue.uri(uri, 'category')
  const found = reply.ok ? reply.value.category : null
  return found?.uri === uri ? found : null
}

export async function findBrand({ catalogue }: Shop, uri: string): Promise<ListingSubject | null> {
  const reply = await catalogue.brands()
  const found = reply.ok ? reply.value.brands.find((brand) => brand.uri === uri) : undefined
  if (!found) return null
  const path = paths.brand(found.uri)
  return {
    id: found.brand,
    kind: 'brand',
    name: found.name,
    path,
    breadcrumbs: [{ name: found.name, path }],
    children: [],
    title: found.metaTitle || found.name,
    description: found.metaDescription,
  }
}

function categorySubject(category: Category, all: readonly Category[]): ListingSubject {
  const breadcrumbs = ancestry(category, all).map(asLink)
  const name = categoryName(category)
  return {
    id: category.category,
    kind: 'category',
    name,
    path: paths.category(category.uri),
    breadcrumbs,
    children: all
      .filter(({ parent }) => parent === category.category)
      .map((child) => ({ ...asLink(child), id: child.category })),
    title: category.metaTitle || name,
    description: category.metaDescription,
  }
}

/** The category with all its ancestors; a cyclic chain ends before it repeats. */
export function ancestry(category: Category, all: readonly Category[]): Category[] {
  const breadcrumbs = [category]
  for (
    let parent = parentOf(category, all);
    parent && !breadcrumbs.includes(parent);
    parent = parentOf(parent, all)
  ) {
    breadcrumbs.unshift(parent)
  }
  return breadcrumbs
}

function parentOf({ parent }: Category, all: readonly Category[]): Category | undefined {
  return all.find(({ category }) => category === parent)
}

function asLink(category: Category): NamedLink {
  return { name: categoryName(category), path: paths.category(category.uri) }
}
