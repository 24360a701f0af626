import { use } from 'react'
import { OwnAddressContext } from '#src/effects/router/own-address.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { DrawerButton, drawer } from '../drawer.tsx'
import type { ShellData } from '../shell-data.ts'

const regionDrawer = drawer(() => import('./region-panel.tsx'))

export function RegionButton({ region }: { region: ShellData['headerRegion'] }) {
  const { locale } = useI18n()
  const back = use(OwnAddressContext)
  return (
    <DrawerButton
      drawer={regionDrawer}
      href={localized(locale, paths.region(back))}
      className="region-button"
      aria-label={region.label}
    >
      <span className="country">{region.name}</span> <span>{region.currency}</span>
    </DrawerButton>
  )
}
