import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import { type Locale, locales } from '#src/i18n/locales.ts'
import { basename } from '#src/paths.ts'
import type { MessageFiles } from '#src/shop.ts'

export type Render = (locale: Locale, request: Request, context: RouterContextProvider) => Promise<Response>

/** The addresses of each locale's messages; absent where no browser runs the shop. */
export type MessageAssets = Partial<Record<Locale, MessageFiles>>

/** What the bundler hands over: the build, with `undefined` where a part is absent. */
type BuiltRoutes = { [Key in keyof ServerBuild]: ServerBuild[Key] | undefined } & Omit<
  ServerBuild,
  OptionalPart
>
type OptionalPart = 'basename' | 'unstable_getCriticalCss' | 'allowedActionOrigins'

/** One router a locale: they differ in nothing but the prefix they write and strip. */
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
