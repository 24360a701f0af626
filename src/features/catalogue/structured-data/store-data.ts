import type { OnlineStoreLeaf, WebSiteLeaf, WithContext } from 'schema-dts'
import { shopName } from '#src/brand.ts'
import type { ShopFacts } from '#src/commerce/contract/content.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { returnPolicyData } from './return-policy-data.ts'

const logo = '/apple-touch-icon.png'

/** A VAT number as its country writes it, with the country's code before it. */
const vatNumber = /^[A-Z]{2}[0-9A-Z]{8,12}$/

interface Context {
  origin: string
  /** The country whose facts these are. */
  country: string
  /** Null while they are unknown. */
  facts: ShopFacts | null
}

/** The shop: who sells, how to reach them, and their policy for returns. */
export function storeData({ origin, country, facts }: Context): WithContext<OnlineStoreLeaf> {
  const seller = facts?.seller ?? null
  const returns = facts && returnPolicyData(facts, country)
  const vatID = seller?.registers.find(({ number }) => vatNumber.test(number))?.number
  const contact = {
    ...(seller?.email ? { email: seller.email } : {}),
    ...(seller?.phone ? { telephone: seller.phone } : {}),
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    '@id': `${origin}/#store`,
    name: shopName,
    url: `${origin}/`,
    logo: origin + logo,
    ...(seller ? { legalName: seller.name } : {}),
    ...(seller && seller.address.length > 0 ? { address: seller.address.join(', ') } : {}),
    ...(vatID ? { vatID } : {}),
    ...(Object.keys(contact).length > 0
      ? { contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', ...contact } }
      : {}),
    ...(returns ? { hasMerchantReturnPolicy: returns } : {}),
  }
}

/** The site in one language. It has no search action: search engines no longer read it. */
export function siteData(url: string, locale: Locale): WithContext<WebSiteLeaf> {
  return { '@context': 'https://schema.org', '@type': 'WebSite', name: shopName, url, inLanguage: locale }
}
