import { type ReactNode, startTransition, use, useDeferredValue, useState } from 'react'
import { fetchJson } from '#src/effects/browser/fetch-json.ts'
import { FocusOnSameLink } from '#src/effects/focus/focus-on-same-link.tsx'
import { OwnAddressContext } from '#src/effects/router/own-address.ts'
import { useCarriedCar } from '#src/features/catalogue/listing/car/carried-car.ts'
import { useCurrentCar } from '#src/features/garage/use-current-car.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { OnNextOpening } from '#src/ui/loading/on-next-opening.tsx'
import { CategoryIndex } from './category-index.tsx'
import type { CategoryNode } from './category-tree.ts'

interface OpenBranchesProps {
  onLeave: () => void
  children: ReactNode
}

/** The whole category menu. The current content stays visible until it is loaded, also that for another car. */
export default function OpenBranches({ onLeave, children }: OpenBranchesProps): ReactNode {
  const { t, locale } = useI18n()
  const current = useCurrentCar()
  const car = useCarriedCar(use(OwnAddressContext))
  const address = useDeferredValue(localized(locale, paths.categoryTree(car && !car.all ? car.key : '')))
  const [, askAgain] = useState(0)
  const nodes = use(treeAt(address))
  function again() {
    requests.delete(address)
    startTransition(() => askAgain((times) => times + 1))
  }

  if (!nodes) {
    return (
      <div data-failed>
        {children}
        <OnNextOpening run={again} />
      </div>
    )
  }
  return (
    <>
      <p className="counted-car">
        {current && car && !car.all ? t('shell.countedCar', { car: current.name }) : null}
      </p>
      <CategoryIndex nodes={nodes} onLeave={onLeave} />
      <FocusOnSameLink />
    </>
  )
}

/** One request per visit and URL. */
const requests = new Map<string, Promise<CategoryNode[] | null>>()

function treeAt(address: string): Promise<CategoryNode[] | null> {
  const known = requests.get(address) ?? fetchJson<CategoryNode[]>(address)
  requests.set(address, known)
  return known
}
