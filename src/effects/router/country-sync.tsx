import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

interface CountrySyncProps {
  /** The country of the cart's prices; null while unknown. */
  selected: string | null
  /** The country of the page's prices; null when the catalogue is unavailable. */
  shown: string | null
  /** Stores the country for later requests. */
  remember(country: string): void
}

/**
 * When page and cart have different countries, the cart's is stored and the page revalidated, once per country: a page
 * that still differs is left as it is.
 */
export function CountrySync({ selected, shown, remember }: CountrySyncProps) {
  const synced = useRef<string | null>(null)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!selected || !shown || selected === shown || synced.current === selected) return
    if (!/^[A-Z]{2}$/.test(selected)) return
    synced.current = selected
    remember(selected)
    void revalidate()
  }, [selected, shown, remember, revalidate])
  return null
}
