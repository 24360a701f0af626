// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import * as v from 'valibot'
import { Id, recordsOf, Text } from '../wire.ts'
import { OptionalUri, Uri } from './uri.ts'

/** A category. `name` has one entry per level, root first; `uri` is the full path. */
export const Category = v.pipe(
  v.object({
    category: Id,
    name: v.nullish(v.array(v.string()), []),
    uri: Uri,
    inCategory: v.nullish(Id, null),
    metaTitle: Text,
    metaDescription: Text,
  }),
  v.transform(({ inCategory, ...category }) => ({ ...category, parent: inCategory })),
)
export type Category = v.InferOutput<typeof Category>

/** `POST /categories`: all categories in back-office order. */
export const CategoriesReply = v.pipe(
  v.object({ categories: recordsOf(Category) }),
  v.transform(({ categories }) => ({ categories: categories.readable })),
)

/** The brand of products, with a separate URI. */
export const Brand = v.pipe(
  v.object({ brand: Id, name: Text, uri: Uri, metaTitle: Text, metaDescription: Text }),
  v.transform(({ name, ...brand }) => ({ ...brand, name: name || brand.uri })),
)
export type Brand = v.InferOutput<typeof Brand>

/** `GET /brands`: all brands. */
export const BrandsReply = v.pipe(
  v.object({ brands: recordsOf(Brand) }),
  v.transform(({ brands }) => ({ brands: brands.readable })),
)

const found = {
  product: v.nullish(v.object({ product: Id, uri: OptionalUri }), null),
  category: v.nullish(Category, null),
}

/** `POST /uri`: the product or category with a URI; both null for kinds of page that the shop does not have. */
export const UriReply = v.pipe(
  v.object({ found: Text, ...found }),
  v.transform((reply) => ({
    product: reply.found === 'product' ? reply.product : null,
    category: reply.found === 'category' ? reply.category : null,
  })),
)
export type UriReply = v.InferOutput<typeof UriReply>
