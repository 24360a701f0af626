import { type ReactNode, useMemo } from 'react'
import {
  type HeadersFunction,
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { screenPaths } from '#src/effects/router/screen-paths.ts'
import type { Route } from './+types/root.ts'
import { brandColours, shopName } from './brand.ts'
import { isServiceFailure } from './commerce/reply.ts'
import { manifestPath, openSearchPath } from './config.ts'
import { documentGuard } from './effects/router/document-guard.ts'
import { MarketingMark, PositionScript, UnansweredMark } from './effects/router/inline-scripts.tsx'
import { LateScripts } from './effects/router/late-scripts.tsx'
import { PageViews } from './effects/router/page-views.tsx'
import { ScreenHead } from './effects/router/screen-head.tsx'
import { ScreenPathsContext } from './effects/router/screen-paths.ts'
import { PositionRestoration, scrollKey } from './effects/router/scroll/position-restoration.tsx'
import { styleSheets } from './effects/router/style-sheets.ts'
import { SelectedCountry } from './features/cart/panel/selected-country.tsx'
import { ForCarsContext } from './features/garage/for-cars.ts'
import { FailurePage } from './features/shell/failure-page.tsx'
import { footerData } from './features/shell/footer/footer-data.ts'
import { isPreviewShown, previewText } from './features/shell/preview/preview.ts'
import { Shell } from './features/shell/shell.tsx'
import { loadShell } from './features/shell/shell-data.ts'
import { useScreen } from './features/shell/use-screen.ts'
import { I18nProvider, useI18n } from './i18n/use-i18n.tsx'
import { inLawOf } from './i18n/words-of-law.ts'
import { localized } from './locale-prefix.ts'
import { createPictureSource } from './picture-source.ts'
import { documentContext, shopContext } from './shop.ts'
import appStyles from './styles/app.css?url'
import { PictureSourceContext } from './ui/pictures/picture-source-context.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { config, accountConfig, i18n, messageFiles, screenSets, report, isPreview } =
    context.get(documentContext)
  const without = (error: unknown) => {
    if (!isServiceFailure(error)) report(error)
    return null
  }
  const shop = await context.get(shopContext).catch(without)
  const shell = shop && (await loadShell(shop).catch(without))
  return {
    config,
    messageFiles,
    screenSets,
    screenPaths: screenPaths(accountConfig),
    region: shop?.region ?? null,
    preview: isPreview ? previewText(shop?.i18n ?? i18n) : null,
    shell,
    footer: footerData(shop?.i18n ?? i18n, { measures: config.measuring !== null, forCars: config.forCars }),
  }
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [documentGuard]

/**
 * The frame changes neither between screens nor with a form; only explicit revalidation reloads it. A preview of drafts
 * may have come to its end.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, formMethod }) =>
  isPreviewShown() || (currentUrl.href === nextUrl.href && formMethod === undefined)

/** Forwards `Retry-After` of a loader's 503. */
export const headers: HeadersFunction = ({ errorHeaders, loaderHeaders }) => errorHeaders ?? loaderHeaders

/** The sheet of all screens comes first, since it orders the layers. */
export const links: LinksFunction = () => [
  ...styleSheets(appStyles)(),
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: manifestPath },
]

/** The id of the element that ends the shell, before streamed content. */
const shellEnd = 'shell-end'

export function Layout({ children }: { children: ReactNode }) {
  const i18n = useI18n()
  const root = useRouteLoaderData<typeof loader>('root')
  const country = root?.region?.country ?? null
  const inLaw = useMemo(() => inLawOf(i18n, country), [i18n, country])
  const scaler = root?.config.imageScaler ?? null
  const pictureSource = useMemo(() => createPictureSource(scaler), [scaler])
  const { zone, measured } = useScreen()
  const measuring = root?.config.measuring ?? undefined
  const isFailure = Boolean(useRouteError())
  const configured = JSON.stringify(root?.screenPaths ?? {})
  return (
    <html
      lang={i18n.locale}
      data-checkout-url={root?.config.checkoutUrl}
      data-payment-hosts={root?.config.paymentHosts}
      data-messages={root?.messageFiles?.client}
      data-later-messages={root?.messageFiles?.later}
      data-customer-messages={root?.messageFiles?.customer}
      data-screen-sets={root?.screenSets.join(' ') || undefined}
      data-measuring={measuring && (measured && !isFailure ? measuring : '')}
      data-server-reports={(measuring && root?.config.serverReports) || undefined}
      data-web-vitals={root?.config.webVitalsShare || undefined}
      data-screen-paths={configured === '{}' ? undefined : configured}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={brandColours.sheet.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={brandColours.sheet.dark} media="(prefers-color-scheme: dark)" />
        {measured && root?.config.partner ? <MarketingMark /> : null}
        {zone === 'shop' && measured && measuring && !isFailure ? <UnansweredMark /> : null}
        <ScreenHead />
        <Links />
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          title={shopName}
          href={localized(i18n.locale, openSearchPath)}
        />
        {/* Holds the first paint until the shell is parsed: painting a part of it would shift the layout. */}
        <link rel="expect" href={`#${shellEnd}`} blocking="render" />
      </head>
      <body>
        <ScreenPathsContext value={root?.screenPaths ?? {}}>
          <ForCarsContext value={root?.config.forCars ?? true}>
            <PictureSourceContext value={pictureSource}>
              <I18nProvider i18n={inLaw}>{children}</I18nProvider>
            </PictureSourceContext>
          </ForCarsContext>
        </ScreenPathsContext>
        <div id={shellEnd} hidden />
        {/* The steps of the checkout are fragments, at which the browser itself keeps its place. */}
        {zone === 'purchase' ? null : (
          <>
            <PositionScript />
            <ScrollRestoration storageKey={scrollKey} />
            <PositionRestoration />
          </>
        )}
        <LateScripts />
      </body>
    </html>
  )
}

export default function Root({
  loaderData: { config, shell, footer, region, preview },
}: Route.ComponentProps) {
  const { zone, measured } = useScreen()
  const { revalidate } = useRevalidator()
  return (
    <Shell data={shell} footer={footer} partner={zone === 'shop' && config.partner} preview={preview}>
      {measured ? <PageViews /> : null}
      <SelectedCountry shown={region?.country ?? null} reload={revalidate} />
      <Outlet />
    </Shell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData<typeof loader>('root')
  const shell = root?.shell ?? null
  return (
    <Shell data={shell} footer={root?.footer} partner={false} preview={root?.preview ?? null}>
      <FailurePage status={statusOf(error)} data={shell} />
    </Shell>
  )
}

/** 0 without a network. */
function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status
  return globalThis.navigator?.onLine === false ? 0 : 500
}
