import { type CatalogueRequest, createCatalogueApi } from '#src/commerce/catalogue-api.ts'
import type { ContentVersion } from '#src/commerce/content/content-source.ts'
import { CountriesReply } from '#src/commerce/contract/region.ts'
import type { AccountConfig, PublicConfig } from '#src/config.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { serverTextsInLawOf } from '#src/i18n/words-of-law.ts'
import { writeMeasuringServices, writeServerReports } from '#src/measuring-services.ts'
import { createPictureSource } from '#src/picture-source.ts'
import type { Shop } from '#src/shop.ts'
import type { Variables } from './env.ts'
import { imageScaler } from './image-scaler.ts'
import type { ScreenAddresses } from './middleware/configured-screens.ts'
import { findRegion, shippable } from './region/region.ts'
import { createCatalogue, createCatalogueCacheRead, createCatalogueForEach } from './upstream/catalogue.ts'
import { createContent } from './upstream/content.ts'
import type { RequestPorts } from './upstream/request-ports.ts'
import { createSearch } from './upstream/search.ts'
import { createLiveStock } from './upstream/stock.ts'
import { unavailable } from './upstream/unavailable.ts'

/** The countries of the service, of which the region of a visitor is one. */
export const allCountries = {
  method: 'GET',
  path: '/countries/all',
  route: 'GET /countries/all',
  schema: CountriesReply,
  freshness: 'taxonomy',
  dependsOn: () => [],
  isEmpty: (reply) => reply.countries.length === 0,
} satisfies CatalogueRequest<typeof CountriesReply>

/** The currencies in the cached list of countries; null if it is not cached. Makes no call. */
export async function knownCurrencies(ports: RequestPorts): Promise<string[] | null> {
  const reply = await createCatalogueCacheRead(ports)(allCountries)
  return reply?.ok ? shippable(reply.value.countries).map(({ currency }) => currency) : null
}

/** Throws a 503 `Response` without the list of shipping countries, as no region can be chosen then. */
export async function createShop(
  ports: RequestPorts,
  i18n: ServerI18n,
  countries: (string | null)[],
  otherLocales: readonly Locale[],
  contentVersion: ContentVersion = 'published',
): Promise<Shop> {
  const { settings, report } = ports
  const ask = createCatalogue(ports)
  const located = await ask(allCountries)
  const region = located.ok ? findRegion(located.value.countries, countries) : null
  if (!region) {
    report(new Error('None of the countries the shop knows, DEFAULT_COUNTRY included, is sent goods to.'))
    throw unavailable()
  }
  const { market, pricelist } = region
  return {
    locale: i18n.locale,
    i18n: serverTextsInLawOf(i18n, region.country),
    region,
    regions: located.ok ? shippable(located.value.countries) : [],
    states: new Map(
      located.ok ? located.value.countries.map(({ country, states }) => [country, states]) : [],
    ),
    otherLocales,
    origin: settings.PUBLIC_ORIGIN,
    pictureSource: createPictureSource(imageScaler(settings)),
    catalogue: createCatalogueApi(
      ask,
      { language: i18n.locale, market, pricelist },
      {
        readCache: createCatalogueCacheRead(ports),
        sendForEach: createCatalogueForEach(ports),
        hasVehicles: settings.CARS,
      },
    ),
    content: createContent(ports, i18n.locale, contentVersion),
    shownAttributes: settings.SHOWN_ATTRIBUTES,
    forCars: settings.CARS,
    search: createSearch(ports, { language: i18n.locale, market, pricelist }),
    liveStock: createLiveStock(ports),
  }
}

export function publicConfig(settings: Variables): PublicConfig {
  return {
    forCars: settings.CARS,
    checkoutUrl: settings.PUBLIC_CHECKOUT_URL,
    paymentHosts: settings.PAYMENT_HOSTS.join(' '),
    measuring: measuringText(settings),
    serverReports: writeServerReports({
      conversions: Boolean(settings.PUBLIC_PIXEL_ID && settings.PIXEL_TOKEN),
      ga4: Boolean(settings.PUBLIC_GA4_ID && settings.GA4_API_SECRET),
      testEvents: settings.ALLOW_TEST_EVENTS,
    }),
    partner: settings.PUBLIC_AD_PARTNER_URL !== undefined,
    imageScaler: imageScaler(settings),
    webVitalsShare: settings.WEB_VITALS_SHARE,
  }
}

function measuringText(settings: Variables): string | null {
  const {
    PUBLIC_PIXEL_ID: pixel,
    PUBLIC_TAG_MANAGER_ID: container,
    PUBLIC_AD_PARTNER_URL: partner,
    PUBLIC_GA4_ID: ga4,
    GA4_API_SECRET: ga4Secret,
  } = settings
  if (!pixel && !container && !partner && !(ga4 && ga4Secret)) return null
  return writeMeasuringServices({
    tagManager: container ? { id: container, url: settings.PUBLIC_TAG_MANAGER_URL } : null,
    pixel: pixel ? { id: pixel, url: settings.PUBLIC_PIXEL_URL } : null,
    partner: partner ?? null,
    debug: settings.PUBLIC_DEBUG_EVENTS,
    standardPixel: settings.PUBLIC_STANDARD_PIXEL,
    testEvents: settings.ALLOW_TEST_EVENTS,
  })
}

export function accountConfig(settings: Variables, addresses: ScreenAddresses): AccountConfig {
  return {
    loginPath: addresses.login,
    afterLoginPath: settings.AFTER_LOGIN_PATH,
    accountPath: addresses.account,
    resetPasswordPath: addresses.resetPassword,
    newsletterChoice: settings.NEWSLETTER_CHOICE,
  }
}
