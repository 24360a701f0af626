import type { PictureFiles } from '#src/commerce/contract/catalogue/media/picture-files.ts'
import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import { colonOf } from '#src/i18n/colon.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'
import { hasMeasures } from '../has-measures.ts'
import { productName } from '../product-name.ts'
import type { Fact } from './facts/fact-list.tsx'

export type ProductText = ReturnType<typeof productText>
export type GalleryText = ProductText['gallery']

export function productText({ t }: ServerI18n) {
  return {
    gallery: {
      pictures: t('product.pictures'),
      enlarge: t('product.enlarge'),
      double: t('product.doubleSize'),
      previous: t('product.previousPicture'),
      next: t('product.nextPicture'),
      close: t('product.closePicture'),
    },
    number: t('product.number'),
    variants: t('product.variants'),
    measures: t('product.measures'),
    fits: t('product.fits'),
    tryAgain: t('shell.tryAgain'),
    numbers: t('product.numbers'),
    description: t('product.description'),
    safety: t('product.safety'),
    accessories: t('product.accessories'),
    alternatives: t('product.alternatives'),
  }
}

export interface ProductPicture {
  source: PictureFiles | null
  alternative: string
}

const views = ['product.drawing', 'product.dimensions', 'product.position', 'product.packaging'] as const

type Pictured = Pick<
  Product,
  'name' | 'brandName' | 'variantName' | 'media' | 'bundle' | 'technical' | 'fitScope'
>

/** The pictures of a product with their texts; a placeholder for one without. */
export function productPictures(product: Pictured, { t, locale }: ServerI18n): ProductPicture[] {
  const { media, bundle } = product
  const name = productName(product)
  const alternative = (index: number) => {
    const view = views[index]
    // The second drawing of a set is a list of its parts.
    if (bundle && view === 'product.dimensions') return `${name}${colonOf(locale)} ${t('product.contents')}`
    const isDrawing = view !== undefined && media.length === views.length
    // The third drawing is known to show a place on a car only where a car is known.
    if (!isDrawing || (view === 'product.position' && !product.fitScope))
      return t('product.picture', { name, count: index + 1 })
    // The second drawing of a part without measures shows it from several sides.
    return t(view === 'product.dimensions' && !hasMeasures(product) ? 'product.views' : view, { name })
  }
  if (media.length === 0) return [{ source: null, alternative: alternative(0) }]
  return media.map((source, index) => ({ source, alternative: alternative(index) }))
}

interface Numbered {
  sku: string
  oeNumbers: string[]
  crossNumbers: string[]
}

export function productNumbers({ sku, oeNumbers, crossNumbers }: Numbered, { t }: ServerI18n): Fact[] {
  return [
    { name: t('product.number'), values: [sku] },
    { name: t('product.oe'), values: oeNumbers },
    { name: t('product.cross'), values: crossNumbers },
  ].filter(({ values }) => values.length > 0)
}
