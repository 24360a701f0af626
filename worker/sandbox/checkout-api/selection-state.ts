import * as v from 'valibot'
import { locales } from '#src/i18n/locales.ts'

/** What fills one place of a set. */
const Choice = v.object({ section: v.number(), item: v.string(), quantity: v.number() })
export type Choice = v.InferOutput<typeof Choice>

/** A line as it is kept: what was chosen, never what it costs. */
export const StoredLine = v.object({
  line: v.string(),
  item: v.string(),
  quantity: v.number(),
  comment: v.string(),
  productUrl: v.nullable(v.string()),
  category: v.nullable(v.string()),
  /** The filling of a flexible set; null for anything else. */
  choices: v.nullable(v.array(Choice)),
  /** The id of the deposit's own line, for the day the item has one. */
  depositLine: v.string(),
})
export type StoredLine = v.InferOutput<typeof StoredLine>

const AddressState = v.record(v.string(), v.string())

/** A selection as it is kept. Everything a reply says beyond this is worked out when it is asked for. */
export const SelectionState = v.object({
  country: v.nullable(v.string()),
  state: v.nullable(v.string()),
  language: v.picklist(locales),
  market: v.number(),
  pricelist: v.number(),
  lines: v.array(StoredLine),
  vouchers: v.array(v.string()),
  shippingMethod: v.string(),
  paymentMethod: v.string(),
  address: AddressState,
  shippingAddress: AddressState,
  additionalNotes: v.string(),
  /** Where a provider sends the shopper; told once, remembered. */
  paymentReturnPage: v.string(),
  paymentFailedPage: v.string(),
})
export type SelectionState = v.InferOutput<typeof SelectionState>

export type Place = Pick<SelectionState, 'country' | 'state' | 'language' | 'market' | 'pricelist'>

/** An empty selection in some place. */
export function emptySelection({ country, state, language, market, pricelist }: Place): SelectionState {
  return {
    country,
    state,
    language,
    market,
    pricelist,
    lines: [],
    vouchers: [],
    shippingMethod: '',
    paymentMethod: '',
    address: {},
    shippingAddress: {},
    additionalNotes: '',
    paymentReturnPage: '',
    paymentFailedPage: '',
  }
}
