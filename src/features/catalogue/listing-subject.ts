import type { Category } from '#src/commerce/contract/category.ts'
import { locales } from '#src/i18n/locales.ts'
import { paths } from '#src/paths.ts'
import type { Shop } from '#src/shop.ts'
import { isUri } from './uri.ts'

export interface NamedLink {
  name: string
  path: string
}

/** What a listing is of: a category or a brand. */
export interface ListingSubject {
  /** The id within its kind. */
  id: string
  kind: 'category' | 'brand'
  name: string
  path: string
  /** From the top down, itself last. */
  trail: NamedLink[]
  /** The categories right below. */
  children: (NamedLink & { id: string })[]
  title: string
  description: string
}

/** Null where no category has this address. */
export async function findCategory({ catalogue }: Shop, uri: string): Promise<ListingSubject | null> {
  const reply = await catalogue.categories()
  const all = reply.ok ? reply.value.categories : []
  const found = all.find((category) => category.uri === uri)
  return found ? categorySubject(found, all) : null
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
    trail: [{ name: found.name, path }],
    children: [],
    title: found.metaTitle || found.name,
    description: found.metaDescription,
  }
}

/** Where a category stands now that has this address in another language; null when none has. */
export async function findCategoryElsewhere(
  { catalogue, locale }: Shop,
  uri: string,
): Promise<string | null> {
  if (!isUri(uri)) return null
  const replies = await Promise.all(
    locales
      .filter((language) => language !== locale)
      .map((language) => catalogue.uri(uri, 'category', language)),
  )
  const ids = replies.flatMap((reply) =>
    reply.ok && reply.value.found === 'category' ? [reply.value.category.category] : [],
  )
  const own = await catalogue.categories()
  const moved = own.ok ? own.value.categories.find(({ category }) => ids.includes(category)) : undefined
  return moved && moved.uri !== uri ? paths.category(moved.uri) : null
}

function categorySubject(category: Category, all: readonly Category[]): ListingSubject {
  const trail = ancestry(category, all).map(asLink)
  const name = ownName(category)
  return {
    id: category.category,
    kind: 'category',
    name,
    path: paths.category(category.uri),
    trail,
    children: all
      .filter(({ parent }) => parent === category.category)
      .map((child) => ({ ...asLink(child), id: child.category })),
    title: category.metaTitle || name,
    description: category.metaDescription,
  }
}

/** The category with everything above it; a chain that bites its own tail ends where it would repeat. */
function ancestry(category: Category, all: readonly Category[]): Category[] {
  const trail = [category]
  for (
    let parent = parentOf(category, all);
    parent && !trail.includes(parent);
    parent = parentOf(parent, all)
  ) {
    trail.unshift(parent)
  }
  return trail
}

function parentOf({ parent }: Category, all: readonly Category[]): Category | undefined {
  return all.find(({ category }) => category === parent)
}

function asLink(category: Category): NamedLink {
  return { name: ownName(category), path: paths.category(category.uri) }
}

function ownName({ name, uri }: Category): string {
  return name.at(-1) ?? uri
}
