import { describe, expect, test, vi } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { choosePaymentAtom } from '#src/features/cart/commands/choose-methods.atoms.ts'
import { shopFactsAtom } from '#src/features/cart/commands/shop-facts.atoms.ts'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import type { TotalsRow } from '#src/features/cart/totals-view.ts'
import { problemsAtom } from '#src/features/checkout/form/form.atoms.ts'
import { payAtom } from '#src/features/checkout/payment/pay.atoms.ts'
import { vatOutlookRowsAtom } from '#src/features/checkout/payment/vat-outlook.atoms.ts'
import { vatOutlook } from '#src/features/checkout/payment/vat-outlook.ts'
import { receiptTotals } from '#src/features/orders/receipt/receipt-totals.ts'
import { formatMoney, intlLocale } from '#src/i18n/format.ts'
import { selectionOf } from '#tests/support/examples/selections.ts'
import { createPayableCheckout } from '#tests/support/worlds/checkout-world.ts'

interface Destination {
  zipCode: string
  /** A registered number of the country; absent where the form does not ask. */
  valid?: string
  /** Well formed, but not registered. */
  unregistered?: string
}

const destinations: Record<string, Destination> = {
  SE: { zipCode: '114 55', valid: 'SE556036079301', unregistered: 'SE404040404001' },
  FI: { zipCode: '00100', valid: 'FI12345678', unregistered: 'FI40404040' },
  DK: { zipCode: '2100', valid: 'DK12345678', unregistered: 'DK40404040' },
  DE: { zipCode: '10115', valid: 'DE136695976', unregistered: 'DE404040412' },
  NL: { zipCode: '1012 AB', valid: 'NL123456789B01', unregistered: 'NL404040412B01' },
  BE: { zipCode: '1000', valid: 'BE0123456789', unregistered: 'BE0404040412' },
  FR: { zipCode: '75001', valid: 'FR12345678901', unregistered: 'FR12404040412' },
  AT: { zipCode: '1010', valid: 'ATU12345678', unregistered: 'ATU40404041' },
  EE: { zipCode: '10111', valid: 'EE101234567', unregistered: 'EE104040404' },
  PT: { zipCode: '1000-001', valid: 'PT123456789', unregistered: 'PT404040412' },
  NO: { zipCode: '0150' },
  GB: { zipCode: 'SW1A 1AA' },
}
const sellersNumber = 'SE556036079301'

/** A business at the button: the totals it reads there, and those of its receipt if the order is placed. */
async function order(country: string, vatNumber: string) {
  const world = await createPayableCheckout({ country })
  const { store, ports, type } = world
  await vi.waitFor(() => expect(store.get(shopFactsAtom)).not.toBeNull())
  const zipCode = destinations[country]?.zipCode ?? ''
  type({ phoneNumber: '+46 70 174 06 05', zipCode, company: 'Kim’s Garage', vatNumber })
  await store.set(choosePaymentAtom, 'prepayment')
  const selection = store.get(selectionAtom)
  const outlook = store.get(vatOutlookRowsAtom)
  await store.set(payAtom, 'en')
  const receipt = await ports.checkout.receipt()
  return {
    withVat: selection?.totals.grandTotal ?? null,
    tax: selection?.totals.grandTotalTax ?? 0,
    currency: selection?.currency ?? '',
    outlook,
    problems: store.get(problemsAtom),
    receipt: receipt.ok ? receipt.value : null,
  }
}

const i18n = createTestI18n('en')
const amountIn = (country: string, currency: string, amount: number) =>
  formatMoney(amount, currency, intlLocale('en', country))

/** The rows of a receipt with the amount of each; the grand total is the one with emphasis. */
function rowsOf(rows: TotalsRow[]) {
  return {
    labels: rows.map(({ label }) => label),
    grand: rows.find(({ emphasis }) => emphasis === 'grand')?.amount,
  }
}

describe.each(Object.keys(destinations))('a business in %s', (country) => {
  const { valid, unregistered } = destinations[country] ?? {}
  const asks = valid !== undefined
  const exempt = asks && country !== 'SE'

  test(
    asks ? 'with a registered number orders at a total it has read' : 'is not asked for a number',
    async () => {
      const { withVat, tax, currency, outlook, receipt } = await order(country, valid ?? 'NO123456789MVA')
      const [row] = outlook
      expect(row?.label).toBe(exempt ? 'Without VAT, if the VAT number is confirmed' : undefined)
      expect(receipt?.vatExempt).toBe(exempt)
      const charged = exempt ? (withVat ?? 0) - tax : withVat
      expect(receipt?.totals.grandTotal).toBeCloseTo(charged ?? 0, 2)
      if (exempt) expect(row?.amount).toBe(amountIn(country, currency, receipt?.totals.grandTotal ?? 0))
      if (!receipt) throw new Error('No order was placed')
      const { labels, grand } = rowsOf(receiptTotals(receipt, null, i18n))
      expect(grand).toBe(amountIn(country, currency, receipt.totals.grandTotal ?? 0))
      expect(labels.includes('Total excluding VAT')).toBe(exempt)
      expect(labels).not.toContain('VAT deducted')
    },
  )

  test.runIf(asks)(
    'with a number that is not registered orders nothing, and is marked at its field',
    async () => {
      const { receipt, problems } = await order(country, unregistered ?? '')
      expect(receipt).toBeNull()
      expect(problems).toEqual({ 'address.vatNumber': 'vatNumber' })
    },
  )

  test('without a number reads one total, and pays it', async () => {
    const { withVat, outlook, receipt } = await order(country, '')
    expect(outlook).toEqual([])
    expect(receipt?.vatExempt).toBe(false)
    expect(receipt?.totals.grandTotal).toBe(withVat)
  })

  test('with a number of the seller’s country is promised no exemption', async () => {
    const { outlook } = await order(country, sellersNumber)
    expect(outlook).toEqual([])
  })
})

const union = [{ country: 'DE', name: 'Germany', eu: true, states: [] }]

/** A selection of goods to Germany in euros, 19 % VAT included. */
function selectionTo(country: string, changes: Partial<Parameters<typeof vatOutlook>[0]['selection']> = {}) {
  const selection = selectionOf([{ item: '1-1' }])
  return {
    ...selection,
    countries: union.map((entry) => ({ ...entry, language: null, currency: null })),
    location: { ...selection.location, country },
    totals: { ...selection.totals, grandTotal: 119, grandTotalTax: 19, taxDeducted: 0 },
    ...changes,
  }
}

const asked = { vatNumber: 'DE136695976', billingCountry: 'DE', sellerCountry: 'SE' }

test('a number of another member state than the delivery may be confirmed too', () => {
  const selection = selectionTo('DE')
  expect(vatOutlook({ ...asked, selection, vatNumber: 'ATU12345678' })).toEqual({
    vat: 'without',
    total: 100,
  })
  expect(vatOutlook({ ...asked, selection, vatNumber: 'GB123456789' })).toBeNull()
  expect(vatOutlook({ ...asked, selection, vatNumber: 'nonsense' })).toBeNull()
})

test('nothing is promised while the seller’s country is unknown', () => {
  expect(vatOutlook({ ...asked, selection: selectionTo('DE'), sellerCountry: '' })).toBeNull()
})

test('after a payment that failed the judged number has one total, another number or none has two', () => {
  const { address, totals } = selectionTo('DE')
  const judged = { ...address, vatNumber: 'DE136695976' }
  const free = { ...totals, grandTotal: 100, grandTotalTax: 0, taxDeducted: -19 }
  const exempt = selectionTo('DE', { vatExempt: true, address: judged, totals: free })
  expect(vatOutlook({ ...asked, selection: exempt, vatNumber: 'de 136695976' })).toBeNull()
  expect(vatOutlook({ ...asked, selection: exempt, vatNumber: '' })).toEqual({ vat: 'with', total: 119 })
  const charged = selectionTo('DE', { address: judged })
  expect(vatOutlook({ ...asked, selection: charged })).toBeNull()
})
