import * as v from 'valibot'
import { locales } from '#src/i18n/locales.ts'

const Typed = v.record(v.string(), v.string())

/** What the one-step checkout keeps of a payment. Country, currency and language are those its frame was made for. */
export const OneStepRecord = v.object({
  country: v.string(),
  language: v.picklist(locales),
  /** What has been typed so far, so that nothing is lost when the frame is loaded again. */
  typed: Typed,
  /** When the frame sent that, in milliseconds of the shopper's clock; each sending has a later one. */
  typedAt: v.optional(v.number(), 0),
  /** What the shopper has agreed to by "Pay": the address of the order, and what it costs, in hundredths. */
  agreed: v.nullable(v.object({ address: Typed, amount: v.number() })),
  /** Whether the page of the shop has posted that address to the service. */
  posted: v.boolean(),
})
export type OneStepRecord = v.InferOutput<typeof OneStepRecord>
