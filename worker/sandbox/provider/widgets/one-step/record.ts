import * as v from 'valibot'
import { locales } from '#src/i18n/locales.ts'

const Typed = v.record(v.string(), v.string())

/** The one-step checkout's record of a payment. Country, currency and language are those its frame was made for. */
export const OneStepRecord = v.object({
  country: v.string(),
  language: v.picklist(locales),
  /** The typed values so far, so that they survive a reload of the frame. */
  typed: Typed,
  /** The time when the frame sent them, in milliseconds of the shopper's clock; each sending has a later one. */
  typedAt: v.optional(v.number(), 0),
  /** The shopper's agreement by "Pay": the address of the order, and its total in hundredths. */
  agreed: v.nullable(v.object({ address: Typed, amount: v.number() })),
  /** True if the page of the shop has posted that address to the service. */
  posted: v.boolean(),
})
export type OneStepRecord = v.InferOutput<typeof OneStepRecord>
