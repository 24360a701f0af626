import type { ReactNode } from 'react'
import {
  type HeadersFunction,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root.ts'
import { useI18n } from './i18n/use-i18n.tsx'
import { documentContext, shopContext } from './shop.ts'
import './styles/app.css'

/** What the browser starts from. A dark catalogue leaves the region unknown, and the cart alive. */
export async function loader({ context }: Route.LoaderArgs) {
  const { config } = context.get(documentContext)
  const shop = await context.get(shopContext).catch(() => null)
  return { config, region: shop?.region ?? null }
}

/** A loader that answers 503 says when to come back. */
export const headers: HeadersFunction = ({ errorHeaders, loaderHeaders }) => errorHeaders ?? loaderHeaders

export function Layout({ children }: { children: ReactNode }) {
  const { locale } = useI18n()
  const root = useRouteLoaderData<typeof loader>('root')
  return (
    <html lang={locale} data-checkout-url={root?.config.checkoutUrl}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary() {
  return null
}
