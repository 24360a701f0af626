import type { Labels } from '../contract/catalogue/attributes/labels.ts'
import type { ContentBand, ContentPage, Faq, ShopFacts } from '../contract/content.ts'

/** The requested version: the published content, or that with drafts, which only a preview shows. */
export type ContentVersion = 'published' | 'draft'

/**
 * The source of pages, answers, bands, names and facts in one language. A call returns null for missing content, and
 * throws `UpstreamError` when the source fails.
 */
export interface ContentSource {
  page(slug: string): Promise<ContentPage | null>
  faq(): Promise<Faq | null>
  /** The editorial band at a position of a screen, such as `home`. */
  band(position: string): Promise<ContentBand | null>
  /** The names of attributes and their values. */
  labels(): Promise<Labels | null>
  /** Facts about the shop in a country, by ISO 3166 code. */
  shop(country: string): Promise<ShopFacts | null>
}
