import { ShopifyProvider } from '@shopify/hydrogen-react/ShopifyProvider'
import type { CountryCode, CurrencyCode, LanguageCode } from '@shopify/hydrogen-react/storefront-api-types'
import { useMoney } from '@shopify/hydrogen-react/useMoney'
import type { ReactNode } from 'react'

/** Required by the provider, which is made for the vendor's own shops; only the locale is used here. */
const unused = { storeDomain: 'none', storefrontToken: 'none', storefrontApiVersion: '2026-04' }

interface MoneyRegionProps {
  language: string
  country: string
  children: ReactNode
}

export function MoneyRegion({ language, country, children }: MoneyRegionProps) {
  const languageCode = language.toUpperCase()
  return (
    <ShopifyProvider
      {...unused}
      languageIsoCode={isLanguage(languageCode) ? languageCode : 'EN'}
      countryIsoCode={isCountry(country) ? country : 'GB'}
    >
      {children}
    </ShopifyProvider>
  )
}

/**
 * An amount with its currency, whole amounts without decimals, as the server writes prices. Requires a `MoneyRegion`
 * above.
 */
export function MoneyText({ amount, currency }: { amount: number; currency: string }) {
  // XXX is the ISO 4217 code for "no currency".
  const money = useMoney({ amount: String(amount), currencyCode: isCurrency(currency) ? currency : 'XXX' })
  // A minus sign is as wide as a digit; some languages use a hyphen.
  const text = money.withoutTrailingZeros
    .replace(money.currencySymbol ?? '', money.currencyNarrowSymbol ?? '')
    .replace('-', '−')
  return <span className="money-text">{text}</span>
}

const isLanguage = (code: string): code is LanguageCode => /^[A-Z]{2}$/.test(code)
const isCountry = (code: string): code is CountryCode => /^[A-Z]{2}$/.test(code)
const isCurrency = (code: string): code is CurrencyCode => /^[A-Z]{3}$/.test(code)
