import * as v from 'valibot'
import { Id, Text } from './wire.ts'

/** A category. `name` holds one word a level, root first; `uri` is the whole path. */
export const Category = v.pipe(
  v.object({
    category: Id,
    name: v.array(v.string()),
    uri: v.string(),
    inCategory: v.optional(v.nullable(Id)),
    metaTitle: Text,
    metaDescription: Text,
  }),
  v.transform(({ inCategory, ...category }) => ({ ...category, parent: inCategory ?? null })),
)
export type Category = v.InferOutput<typeof Category>

/** `POST /categories`: every category, in the back office's order. */
export const CategoriesReply = v.object({ categories: v.array(Category) })

/** The maker of products, with an address of its own. */
export const Brand = v.object({
  brand: Id,
  name: v.string(),
  uri: v.string(),
  metaTitle: Text,
  metaDescription: Text,
})
export type Brand = v.InferOutput<typeof Brand>

/** `GET /brands` */
export const BrandsReply = v.object({ brands: v.array(Brand) })

/** What an address stands for, when it stands for a product or a category (`POST /uri`). */
export const UriReply = v.variant('found', [
  v.object({ found: v.literal('product'), product: v.object({ product: Id, uri: v.string() }) }),
  v.object({ found: v.literal('category'), category: v.object({ category: Id, uri: v.string() }) }),
])
export type UriReply = v.InferOutput<typeof UriReply>
