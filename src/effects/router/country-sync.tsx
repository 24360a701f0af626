import { useEffect, useRef } from 'react'

interface CountrySyncProps {
  selected: string | null
  shown: string | null
  remember(country: string): void
  reload(): void
}

/** Stores the cart's country and reloads a page with another one, once per country: it may still differ. */
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
