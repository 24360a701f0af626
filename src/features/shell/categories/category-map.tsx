import { startTransition, use, useState } from 'react'
import { fetchJson } from '#src/effects/browser/fetch-json.ts'
import { OwnAddressContext } from '#src/effects/router/own-address.ts'
import { useAfterHydration } from '#src/effects/router/use-after-hydration.ts'
import { useCarriedCar } from '#src/features/catalogue/listing/car/carried-car.ts'
import { countsField } from '#src/features/catalogue/listing/listing.ts'
import { useCurrentCar } from '#src/features/garage/use-current-car.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { CategoryIndex } from './category-index.tsx'
import type { CategoryCounts, CategoryNode } from './category-tree.ts'

/** All categories, with the numbers of their parts: of those for the visitor's car, which is then named, or of all. */
export function CategoryMap({ nodes }: { nodes: CategoryNode[] }) {
  const { t, locale } = useI18n()
  const car = useCurrentCar()
  const carried = useCarriedCar(use(OwnAddressContext))
  const key = carried && !carried.all ? carried.key : ''
  const [loaded, setLoaded] = useState<Record<string, CategoryCounts | null>>({})
  useAfterHydration(() => {
    if (!key) return
    const address = `${localized(locale, paths.categoryTree(key))}&${countsField}=1`
    void fetchJson<CategoryCounts | null>(address).then((counts) =>
      startTransition(() => setLoaded((before) => ({ ...before, [key]: counts }))),
    )
  }, [key])
  const counts = loaded[key] ?? null
  return (
    <>
      <p className="counted-car">{car && counts ? t('shell.countedCar', { car: car.name }) : null}</p>
      <CategoryIndex nodes={nodes} counts={counts} />
    </>
  )
}
