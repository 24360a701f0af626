import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

interface CountrySyncProps {
  /** Whose prices the cart has; null while that is unknown. */
  selected: string | null
  /** Whose prices the page shows; null when the catalogue is unavailable. */
  shown: string | null
  /** Keeps the country for the next request. */
  remember(country: string): void
}

/**
 * Where page and cart disagree on the country, the cart is right: its country is remembered and the page read again.
 * Once for each country: a page that goes on disagreeing is left as it is.
 */
export function CountrySync({ selected, shown, remember }: CountrySyncProps) {
  const told = useRef<string | null>(null)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!selected || !shown || selected === shown || told.current === selected) return
    if (!/^[A-Z]{2}$/.test(selected)) return
    told.current = selected
    remember(selected)
    void revalidate()
  }, [selected, shown, remember, revalidate])
  return null
}
