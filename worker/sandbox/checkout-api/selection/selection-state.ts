import * as v from 'valibot'
import { defaultLocale, locales } from '#src/i18n/locales.ts'
import { regions } from '../../demo-catalogue/regions.ts'

/** The item chosen for one section of a bundle. */
const Choice = v.object({ section: v.number(), item: v.string(), quantity: v.number() })
export type Choice = v.InferOutput<typeof Choice>

/** A stored line: what was chosen, without prices. */
const StoredLine = v.object({
  line: v.string(),
  item: v.string(),
  quantity: v.number(),
  comment: v.string(),
  productUrl: v.nullable(v.string()),
  category: v.nullable(v.string()),
  /** The choices of a flexible bundle; null for anything else. */
  choices: v.nullable(v.array(Choice)),
  /** The id of the deposit line, used with the setting `automaticDeposits`. */
  depositLine: v.string(),
})
export type StoredLine = v.InferOutput<typeof StoredLine>

const AddressState = v.record(v.string(), v.string())

const text = v.fallback(v.string(), '')

/**
 * A stored selection. Prices, methods and totals are computed when it is read. Invalid values fall back to defaults,
 * because an older build may have written them.
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
  /** The session of the delivery service, while there is one, and the postcode that its options are for. */
  deliverySession: text,
  deliveryPostcode: text,
  paymentMethod: text,
  address: v.fallback(AddressState, {}),
  shippingAddress: v.fallback(AddressState, {}),
  additionalNotes: text,
  giftMessage: text,
  /** The page to which a payment provider returns the shopper; stored once sent. */
  paymentReturnPage: text,
  paymentFailedPage: text,
  /** The currency of a payment that was started with the express wallet; empty without one. */
  wallet: text,
})
export type SelectionState = v.InferOutput<typeof SelectionState>

const Stored = v.pipe(v.string(), v.parseJson(), SelectionState)

/** Parses the column `selection.record`. Unknown markets and price lists are replaced by those of the country. */
export function parseSelection(record: unknown): SelectionState {
  const state = v.parse(Stored, record)
  if (regions.market(state.market) && regions.pricelist(state.pricelist)) return state
  const { market, pricelist } = regions.country(state.country ?? '') ?? regions.home
  return { ...state, market, pricelist }
}

export type SelectionRegion = Pick<SelectionState, 'country' | 'state' | 'language' | 'market' | 'pricelist'>

/** An empty selection in a region. */
export function emptySelection({
  country,
  state,
  language,
  market,
  pricelist,
}: SelectionRegion): SelectionState {
  return {
    country,
    state,
    language,
    market,
    pricelist,
    lines: [],
    vouchers: [],
    shippingMethod: '',
    deliverySession: '',
    deliveryPostcode: '',
    paymentMethod: '',
    address: {},
    shippingAddress: {},
    additionalNotes: '',
    giftMessage: '',
    paymentReturnPage: '',
    paymentFailedPage: '',
    wallet: '',
  }
}
