import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { FocusOnChange } from '#src/effects/focus/focus-on-change.tsx'
import { Link } from '#src/effects/router/link.tsx'
import { PageLinkContext } from '#src/effects/router/page-link.tsx'
import { OwnAddressContext, ScreenPathContext } from '#src/effects/router/screen-path.ts'
import { CompareHost } from '#src/features/compare/compare-host.tsx'
import { keywordOf } from '#src/features/search/search-address.ts'
import { paths } from '#src/paths.ts'
import { Content, Frame, type FrameData } from './frame.tsx'
import { useOwnAddress } from './use-own-address.ts'
import { useScreenHandle } from './use-screen-handle.ts'

interface ShellProps extends FrameData {
  /** Whether there is room for the partner widget, which is seen where the visitor agrees to marketing. */
  partner: boolean
  children: ReactNode
}

/**
 * The frame of screens that the router shows. At the checkout it has no links that lead away, and no script: see
 * `purchase/`.
 */
export function Shell({ data, footer, partner, children }: ShellProps) {
  const checkout = useScreenHandle().chrome === 'checkout'
  const waiting = useNavigation().state === 'loading'
  const { pathname } = useLocation()
  const address = useOwnAddress()
  return (
    <PageLinkContext value={Link}>
      <ScreenPathContext value={pathname}>
        <OwnAddressContext value={address}>
          <Frame data={data} footer={footer} checkout={checkout} busy={waiting}>
            {/* Other results are another screen; more of them are not. */}
            <FocusOnChange screen={pathname + keywordOf(address)}>
              <Content checkout={checkout}>{children}</Content>
            </FocusOnChange>
            {partner ? <aside className="partner-slot" /> : null}
          </Frame>
          {checkout || pathname.startsWith(paths.compare()) ? null : <CompareHost />}
        </OwnAddressContext>
      </ScreenPathContext>
    </PageLinkContext>
  )
}
