import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import { type Locale, locales } from '#src/i18n/locales.ts'
import { basename } from '#src/locale-prefix.ts'
import type { MessageFiles } from '#src/shop.ts'

export type Render = (locale: Locale, request: Request, context: RouterContextProvider) => Promise<Response>

export type MessageAssets = Partial<Record<Locale, MessageFiles>>

/** The server build as the bundler types it, with `undefined` for absent parts. */
type BuiltRoutes = { [Key in keyof ServerBuild]: ServerBuild[Key] | undefined } & Omit<
  ServerBuild,
  OptionalPart
>
type OptionalPart = 'basename' | 'unstable_getCriticalCss' | 'allowedActionOrigins'

export function createRenderer(build: BuiltRoutes): Render {
  const { basename: _, unstable_getCriticalCss, allowedActionOrigins, ...parts } = build
  const handlers = new Map(
    locales.map((locale) => [
      locale,
      createRequestHandler(
        {
          ...parts,
          ...(unstable_getCriticalCss ? { unstable_getCriticalCss } : {}),
          ...(allowedActionOrigins ? { allowedActionOrigins } : {}),
          basename: basename(locale),
        },
        import.meta.env.MODE,
      ),
    ]),
  )
  return async (locale, request, context) => {
    const handle = handlers.get(locale)
    if (!handle) throw new Error(`No router for ${locale}`)
    return handle(request, context)
  }
}
