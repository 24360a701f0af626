import { useEffect, useRef } from 'react'

interface CountrySyncProps {
  /** The country of the cart's prices; null while unknown. */
  selected: string | null
  /** The country of the page's prices; null when the catalogue is unavailable. */
  shown: string | null
  /** Stores the country for later requests. */
  remember(country: string): void
  /** Loads the page's data again. */
  reload(): void
}

/**
 * When page and cart have different countries, the cart's is stored and the page's data loaded again, once per country:
 * a page that still differs is left as it is.
 */
export function CountrySync({ selected, shown, remember, reload }: CountrySyncProps) {
  const synced = useRef<string | null>(null)
  useEffect(() => {
    if (!selected || !shown || selected === shown || synced.current === selected) return
    if (!/^[A-Z]{2}$/.test(selected)) return
    synced.current = selected
    remember(selected)
    reload()
  }, [selected, shown, remember, reload])
  return null
}
