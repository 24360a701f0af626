import barlow from '@fontsource/barlow/files/barlow-latin-400-normal.woff2?url'
import barlowSemiBold from '@fontsource/barlow/files/barlow-latin-600-normal.woff2?url'
import barlowCondensed from '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2?url'
import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { preload, preloadModule } from 'react-dom'
import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { NonceContext } from './effects/router/nonce.ts'
import { I18nProvider } from './i18n/use-i18n.tsx'
import { documentContext } from './shop.ts'

/** Milliseconds after which open promises are rejected; React gives up a second later. */
export const streamTimeout = 5_000
/** Milliseconds a crawler waits for deferred parts; then they are streamed as for browsers. */
const crawlerWait = 3_000

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routes: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { i18n, nonce, waitForAll, messageFiles, screenSets, report } = context.get(documentContext)
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), streamTimeout + 1_000)
  const signal = AbortSignal.any([request.signal, controller.signal])
  let broken = false
  try {
    const body = await renderToReadableStream(
      <I18nProvider i18n={i18n}>
        <Provider>
          <NonceContext value={nonce}>
            <Preloading
              addresses={(['client', ...screenSets] as const).map((set) => messageFiles?.[set])}
              nonce={nonce}
            >
              <ServerRouter context={routes} url={request.url} {...(nonce ? { nonce } : {})} />
            </Preloading>
          </NonceContext>
        </Provider>
      </I18nProvider>,
      {
        ...(nonce ? { nonce } : {}),
        signal,
        // Everything is rendered in place, so that no script has to move it.
        ...(waitForAll ? { progressiveChunkSize: Number.POSITIVE_INFINITY } : {}),
        onError: (error) => {
          broken = true
          if (!signal.aborted) report(error)
        },
      },
    )
    // The timer must not keep a finished document in memory.
    const finished = body.allReady.catch(() => {}).then(() => clearTimeout(timer))
    if (waitForAll) await Promise.race([finished, delay(crawlerWait)])
    headers.set('content-type', 'text/html; charset=utf-8')
    if (broken) headers.set('cache-control', 'private, no-store')
    return new Response(body, { status, headers })
  } catch (error) {
    clearTimeout(timer)
    throw error
  }
}

export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(documentContext).report(error)
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

interface PreloadingProps {
  addresses: (string | undefined)[]
  nonce: string | undefined
  children: ReactNode
}

/** Preloads files that only the style sheet or other scripts mention. */
function Preloading({ addresses, nonce, children }: PreloadingProps) {
  for (const font of [barlow, barlowSemiBold, barlowCondensed])
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  // The types of React DOM do not know `fetchPriority` here.
  const late = { as: 'script', fetchPriority: 'low', ...(nonce ? { nonce } : {}) } as const
  for (const address of addresses) if (address) preloadModule(address, late)
  return children
}
