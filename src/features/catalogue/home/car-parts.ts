import * as paths from '#src/paths.ts'
import type { Shop } from '#src/shop.ts'
import type { ProductCard } from '../cards/card.ts'
import { loadPartsOfCar } from '../parts/load-parts.ts'

/** The texts and parts of a visitor's car on the home page: its service parts, and a link to all its parts. */
export interface CarParts {
  title: string
  all: { name: string; path: string }
  cards: ProductCard[]
  /** The numbers of parts by the addresses of the top categories that have some. */
  counts: Record<string, number>
}

/** Null for a car that the shop has no parts for. */
export async function carParts(shop: Shop, key: string): Promise<CarParts | null> {
  const parts = key === '' ? null : await loadPartsOfCar(shop, key, '')
  if (!parts) return null
  const { t } = shop.i18n
  return {
    title: t('home.service', { car: parts.name }),
    all: { name: t('home.allOfCar', { car: parts.model.name, count: parts.count }), path: parts.path },
    cards: parts.service,
    counts: Object.fromEntries(parts.categories.map(({ uri, count }) => [paths.category(uri), count])),
  }
}
