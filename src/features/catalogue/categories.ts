import type { Category } from '#src/commerce/contract/catalogue/category.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { Shop } from '#src/shop.ts'

/** Every category in the service's order, in a language or the page's own; none where the service refuses the call. */
export async function loadCategories(
  { catalogue }: Pick<Shop, 'catalogue'>,
  locale?: Locale,
): Promise<Category[]> {
  const reply = await catalogue.categories(locale)
  return reply.ok ? reply.value.categories : []
}

/** A category's own name, without those of its parents. */
export function categoryName({ name, uri }: Category): string {
  return name.at(-1) ?? uri
}

/** The categories without a parent. */
export function topCategories(categories: readonly Category[]): Category[] {
  return categories.filter(({ parent }) => parent === null)
}
