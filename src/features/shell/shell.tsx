import { type ReactNode, useMemo } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useOnline } from '#src/effects/browser/connection.ts'
import { FocusOnChange } from '#src/effects/focus/focus-on-change.tsx'
import { CarryContext, OnlineContext, ZoneContext } from '#src/effects/router/link.tsx'
import { OwnAddressContext } from '#src/effects/router/own-address.ts'
import { carryCar, useCarriedCar } from '#src/features/catalogue/listing/car/carried-car.ts'
import { CompareHost } from '#src/features/compare/compare-host.tsx'
import { keywordOf } from '#src/features/search/search-address.ts'
import * as paths from '#src/paths.ts'
import { Content, Frame, type FrameData } from './frame.tsx'
import type { PreviewText } from './preview/preview.ts'
import { useOwnAddress } from './use-own-address.ts'
import { useScreen } from './use-screen.ts'

interface ShellProps extends FrameData {
  /** True if there is room for the partner widget, which appears after consent to marketing. */
  partner: boolean
  /** Null for everybody who is not shown drafts. */
  preview: PreviewText | null
  children: ReactNode
}

export function Shell({ data, footer, partner, preview, children }: ShellProps) {
  const { zone } = useScreen()
  const online = useOnline()
  const waiting = useNavigation().state === 'loading'
  const { pathname } = useLocation()
  const address = useOwnAddress()
  const { key, all } = useCarriedCar(address) ?? {}
  const carry = useMemo(() => {
    const car = key === undefined ? null : { key, all: all === true }
    return (to: string) => carryCar(to, car, address)
  }, [key, all, address])
  return (
    <ZoneContext value={zone}>
      <OnlineContext value={online}>
        <OwnAddressContext value={address}>
          <CarryContext value={carry}>
            <Frame data={data} footer={footer} zone={zone} busy={waiting}>
              {/* Other results are another screen; more of them are not. */}
              <FocusOnChange screen={pathname + keywordOf(address)}>
                <Content preview={preview}>{children}</Content>
              </FocusOnChange>
              {partner ? <aside className="partner-slot" /> : null}
            </Frame>
            {zone === 'shop' && !pathname.startsWith(paths.compare()) ? <CompareHost /> : null}
          </CarryContext>
        </OwnAddressContext>
      </OnlineContext>
    </ZoneContext>
  )
}
