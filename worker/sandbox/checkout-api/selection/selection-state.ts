import * as v from 'valibot'
import { defaultLocale, locales } from '#src/i18n/locales.ts'
import { regions } from '../../../demo-catalogue/regions.ts'

/** What fills one place of a set. */
const Choice = v.object({ section: v.number(), item: v.string(), quantity: v.number() })
export type Choice = v.InferOutput<typeof Choice>

/** A line as it is kept: what was chosen, never what it costs. */
const StoredLine = v.object({
  line: v.string(),
  item: v.string(),
  quantity: v.number(),
  comment: v.string(),
  productUrl: v.nullable(v.string()),
  category: v.nullable(v.string()),
  /** The filling of a flexible set; null for anything else. */
  choices: v.nullable(v.array(Choice)),
  /** The id of the deposit's own line, while deposits follow their parts by themselves. */
  depositLine: v.string(),
})
export type StoredLine = v.InferOutput<typeof StoredLine>

const AddressState = v.record(v.string(), v.string())

const text = v.fallback(v.string(), '')

/**
 * A selection as it is kept. Everything a reply says beyond this is worked out when it is asked for. Another build may
 * have written it, so whatever is not as expected counts as never told.
 */
const SelectionState = v.object({
  country: v.fallback(v.nullable(v.string()), null),
  state: v.fallback(v.nullable(v.string()), null),
  language: v.fallback(v.picklist(locales), defaultLocale),
  market: v.fallback(v.number(), 0),
  pricelist: v.fallback(v.number(), 0),
  lines: v.fallback(v.array(StoredLine), []),
  vouchers: v.fallback(v.array(v.string()), []),
  shippingMethod: text,
  paymentMethod: text,
  address: v.fallback(AddressState, {}),
  shippingAddress: v.fallback(AddressState, {}),
  additionalNotes: text,
  giftMessage: text,
  /** Where a provider sends the shopper; told once, remembered. */
  paymentReturnPage: text,
  paymentFailedPage: text,
})
export type SelectionState = v.InferOutput<typeof SelectionState>

const Stored = v.pipe(v.string(), v.parseJson(), SelectionState)

/** Reads the column `record` of a selection. Market and price list are such as this build knows. */
export function parseSelection(record: unknown): SelectionState {
  const state = v.parse(Stored, record)
  if (regions.market(state.market) && regions.pricelist(state.pricelist)) return state
  const { market, pricelist } = regions.country(state.country ?? '') ?? regions.home
  return { ...state, market, pricelist }
}

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
    giftMessage: '',
    paymentReturnPage: '',
    paymentFailedPage: '',
  }
}
