import { type ReactNode, use } from 'react'
import { PageLinkContext } from '#src/effects/router/page-link.tsx'
import { ReloadDataContext } from '#src/effects/router/reload-data.ts'
import { OwnAddressContext, ScreenPathContext } from '#src/effects/router/screen-path.ts'
import { SelectedCountry } from '#src/features/cart/selected-country.tsx'
import { ErrorBoundary } from '#src/ui/error-boundary.tsx'
import { DocumentLink } from '../document-link.tsx'
import { Failure } from '../failure.tsx'
import { Content, Frame, type FrameData } from '../frame.tsx'

/** What a document of log-in or account shows around its screen. */
export interface AccountFrameData extends FrameData {
  /** The country of its prices; null when the catalogue is unavailable. */
  country: string | null
}

interface AccountShellProps {
  frame: AccountFrameData
  /** The screen's path with the query parameters it reads, without locale. */
  address: string
  children: ReactNode
}

/**
 * The frame of the screens of log-in and account, on the server and in the browser. Their documents are entered and left
 * by full loads, so they have no router in the browser.
 */
export function AccountShell({ frame: { data, footer, country }, address, children }: AccountShellProps) {
  const [path = ''] = address.split('?')
  return (
    <PageLinkContext value={DocumentLink}>
      <ScreenPathContext value={path}>
        <OwnAddressContext value={address}>
          <Frame data={data} footer={footer}>
            <Content>
              <SelectedCountry shown={country} reload={use(ReloadDataContext)} />
              <ErrorBoundary fallback={<Failure status={500} data={data} />}>{children}</ErrorBoundary>
            </Content>
          </Frame>
        </OwnAddressContext>
      </ScreenPathContext>
    </PageLinkContext>
  )
}
