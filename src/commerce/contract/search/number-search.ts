// Meilisearch, "Filter expression reference": https://www.meilisearch.com/docs/learn/filtering_and_sorting/filter_expression_reference

import * as v from 'valibot'
import { Id, listOf, recordsOf, Text } from '../wire.ts'

/** A product by its numbers: `numberKeys` are those it is found under, `sku` is its own. */
export const NumberedProduct = v.object({ product: Id, sku: Text, numberKeys: listOf(v.string()) })
export type NumberedProduct = v.InferOutput<typeof NumberedProduct>

/** The document fields that these are read from. */
export const numberedAttributes = Object.keys(NumberedProduct.entries)

/** Hits of a search for numbers. */
export const NumbersReply = v.pipe(
  v.object({ hits: recordsOf(NumberedProduct) }),
  v.transform(({ hits: { readable, unreadable } }) => ({
    hits: readable,
    /** Number of hits in the reply, unreadable ones included. */
    received: readable.length + unreadable,
  })),
)
export type NumbersReply = v.InferOutput<typeof NumbersReply>
