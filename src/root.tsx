import type { ReactNode } from 'react'
import { type HeadersFunction, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { useI18n } from './i18n/use-i18n.tsx'
import './styles/app.css'

/** A loader that answers 503 says when to come back. */
export const headers: HeadersFunction = ({ errorHeaders, loaderHeaders }) => errorHeaders ?? loaderHeaders

export function Layout({ children }: { children: ReactNode }) {
  const { locale } = useI18n()
  return (
    <html lang={locale}>
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
