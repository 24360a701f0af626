import { createCatalogueApi } from '#src/commerce/catalogue-api.ts'
import { type CheckoutApi, createCheckoutApi } from '#src/commerce/checkout-api.ts'
import { createOwnToken } from '#src/commerce/checkout-token.ts'
import type { PaymentReply } from '#src/commerce/contract/payment/payment.ts'
import type { PaymentMethod, ShippingMethod } from '#src/commerce/contract/selection/method.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { acceptedValue, UpstreamError } from '#src/commerce/reply.ts'
import { defaultLocale } from '#src/i18n/locales.ts'
import * as paths from '#src/paths.ts'
import type { Region } from '#src/shop.ts'
import { callsOf } from './service-failure.ts'
import type { Services } from './services.ts'
import type { ShopFacts } from './shop-facts.ts'

/** The delivery and payment methods that a cart in a country offers. */
export interface CountryOffer extends Region {
  shippingMethods: ShippingMethod[]
  paymentMethods: PaymentMethod[]
  /** HTML of the widget that delivery is chosen in; empty without one. */
  shippingSnippet: string
}

/** The answer to a payment that was started for its widget, and orders nothing; null where the service refused it. */
export interface StartedWidget {
  paymentMethod: string
  reply: PaymentReply | null
}

export interface CountryWalk {
  offers: CountryOffer[]
  widgets: StartedWidget[]
  /** The countries of which no product could be put into a cart. */
  withoutItem: string[]
}

/** Products among which one is looked for that can be put into a cart. */
const candidates = 50

/**
 * Goes through the countries as a shopper would who has one product in the cart: a cart for each market and price list,
 * emptied at the end. Of each payment method that allows it a payment is started once, without ordering. Throws
 * `ServiceFailure`.
 */
export async function walkCountries(
  { browser, catalogue }: Services,
  facts: ShopFacts,
  publicOrigin: string,
): Promise<CountryWalk> {
  const started = new Set<string>()
  const language = await facts.language()
  const groups = Map.groupBy(
    await facts.regions(),
    ({ market, pricelist }) => `${market} ${pricelist}`,
  ).values()
  const walks = await Promise.all([...groups].map(walkGroup))
  return {
    offers: walks.flatMap(({ offers }) => offers),
    widgets: walks.flatMap(({ widgets }) => widgets),
    withoutItem: walks.flatMap(({ withoutItem }) => withoutItem),
  }

  /** Countries that share a market and a price list. */
  async function walkGroup(regions: Region[]): Promise<CountryWalk> {
    const walk: CountryWalk = { offers: [], widgets: [], withoutItem: [] }
    const [first] = regions
    if (!first) return walk
    const item = await findItem(first)
    await callsOf(browser, async () => {
      const tokens = createOwnToken()
      const api = createCheckoutApi(browser.http, tokens)
      acceptedValue(await api.chooseCountry(first.country, language), 'PUT /countries/{country}')
      const added = item && (await api.addItem(item.item, item.quantity))
      if (!added?.ok) walk.withoutItem.push(...regions.map(({ country }) => country))
      for (const region of regions) {
        const reply = await api.chooseCountry(region.country, language)
        const { shippingMethods, paymentMethods, shippingWidget } = acceptedValue(
          reply,
          'PUT /countries/{country}',
        )
        walk.offers.push({
          ...region,
          shippingMethods,
          paymentMethods,
          shippingSnippet: shippingWidget?.snippet ?? '',
        })
        if (!added?.ok) continue
        for (const { paymentMethod, supportsInitiateOnly } of paymentMethods) {
          if (!supportsInitiateOnly || started.has(paymentMethod)) continue
          started.add(paymentMethod)
          const token = tokens.read() ?? ''
          walk.widgets.push(await startWidget(api, { paymentMethod, token, country: region.country }))
        }
      }
      await empty(api, added?.ok ? added.value : null)
    })
    return walk
  }

  /** An item that is sold in a region by itself, with the least quantity; null without one. */
  async function findItem({ market, pricelist }: Region): Promise<{ item: string; quantity: number } | null> {
    const api = createCatalogueApi(facts.send, { language, market, pricelist })
    const { products } = await callsOf(catalogue, async () =>
      acceptedValue(
        await api.products({ limit: candidates, onlyAvailable: true, relatedProducts: false }),
        'POST /products',
      ),
    )
    const [found] = products
      .filter(({ bundle, depositItem, price }) => !bundle && !depositItem && price !== null)
      .flatMap(({ items, quantityMinimum }) =>
        items.flatMap(({ item, stock }) =>
          stock === 'no' ? [] : [{ item, quantity: Math.max(1, quantityMinimum) }],
        ),
      )
    return found ?? null
  }

  async function startWidget(
    api: CheckoutApi,
    { paymentMethod, token, country }: { paymentMethod: string; token: string; country: string },
  ): Promise<StartedWidget> {
    const reply = await api
      .startWidget({
        paymentMethod,
        paymentReturnPage: new URL(paths.paymentReturn(token, defaultLocale), publicOrigin).href,
        paymentFailedPage: new URL(paths.failedCheckout('cancelled'), publicOrigin).href,
        paymentInitiateOnly: true,
        address: { country },
      })
      .catch(unlessUpstream)
    return { paymentMethod, reply: reply?.ok ? reply.value : null }
  }
}

async function empty(api: CheckoutApi, selection: Selection | null): Promise<void> {
  for (const { line, quantity } of selection?.lines ?? [])
    await api.decreaseLine(line, quantity).catch(unlessUpstream)
}

/** A provider that fails says nothing about the shop, and a cart that stays behind harms nobody. */
function unlessUpstream(error: unknown): null {
  if (error instanceof UpstreamError) return null
  throw error
}
