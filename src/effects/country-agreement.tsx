import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { countryCookie } from '#src/config.ts'
import { browserCookies } from './cookies.ts'

const yearInSeconds = 365 * 24 * 60 * 60

interface CountryAgreementProps {
  /** Whose prices the cart has; null while that is unknown. */
  selected: string | null
  /** Whose prices the page shows; null when the catalogue is away. */
  shown: string | null
}

/**
 * Where page and cart disagree on the country, the cart is right: its country is remembered and the page read again.
 * Once for each country: a page that goes on disagreeing is left as it is.
 */
export function CountryAgreement({ selected, shown }: CountryAgreementProps) {
  const told = useRef<string | null>(null)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!selected || !shown || selected === shown || told.current === selected) return
    if (!/^[A-Z]{2}$/.test(selected)) return
    told.current = selected
    browserCookies.write(`${countryCookie}=${selected}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax`)
    void revalidate()
  }, [selected, shown, revalidate])
  return null
}
