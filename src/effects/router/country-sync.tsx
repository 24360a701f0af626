import { useEffect, useRef } from 'react'

interface CountrySyncProps {
  selected: string | null
  shown: string | null
  remember(country: string): void
  reload(): void
}

/**
 * If page and cart have different countries, the cart's is stored and the page's data loaded again, once per country: a
 * page that still differs is left unchanged.
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
