import type { Category } from '#src/commerce/contract/catalogue/category.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { Shop } from '#src/shop.ts'

/** Every category in the service's order, in a language or the page's own; empty if the service refuses the call. */
export async function loadCategories(
  { catalogue }: Pick<Shop, 'catalogue'>,
  locale?: Locale,
): Promise<Category[]> {
  const reply = await catalogue.categories(locale)
  return reply.ok ? reply.value.categories : []
}

type Named = Pick<Category, 'uri'> & { name: readonly string[] }

export function categoryName({ name, uri }: Named): string {
  return name.at(-1) ?? uri
}

/** Each name, with the nearest ancestor that equal names do not share: "Brake discs (Amazon)". */
export function distinctNames(categories: readonly Named[]): string[] {
  return categories.map((category) => {
    const own = categoryName(category)
    const others = categories.filter((other) => other !== category && categoryName(other) === own)
    const around = category.name.slice(0, -1).findLast((name, level) => {
      const height = category.name.length - level
      return name !== own && others.every((other) => other.name.at(-height) !== name)
    })
    return others.length > 0 && around !== undefined ? `${own} (${around})` : own
  })
}

export function topCategories(categories: readonly Category[]): Category[] {
  return categories.filter(({ parent }) => parent === null)
}
