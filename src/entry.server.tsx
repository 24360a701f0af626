import barlow from '@fontsource/barlow/files/barlow-latin-400-normal.woff2?url'
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
import { NonceContext } from './effects/router/position-restoration.tsx'
import { I18nProvider } from './i18n/use-i18n.tsx'
import { documentContext } from './shop.ts'

/** Milliseconds after which open promises are rejected; React gives up a second later. */
export const streamTimeout = 5_000
/** Milliseconds a crawler is kept waiting for the late parts; then it gets them as they come, like everybody. */
const crawlerPatience = 3_000

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routes: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { i18n, nonce, waitForAll, messageFiles, report } = context.get(documentContext)
  const givenUp = new AbortController()
  const timer = setTimeout(() => givenUp.abort(), streamTimeout + 1_000)
  const signal = AbortSignal.any([request.signal, givenUp.signal])
  let broken = false
  try {
    const body = await renderToReadableStream(
      <I18nProvider i18n={i18n}>
        <Provider>
          <Preloading address={messageFiles?.first} nonce={nonce}>
            <NonceContext value={nonce}>
              <ServerRouter context={routes} url={request.url} {...(nonce ? { nonce } : {})} />
            </NonceContext>
          </Preloading>
        </Provider>
      </I18nProvider>,
      {
        ...(nonce ? { nonce } : {}),
        signal,
        // What a script would move into place is where it belongs from the start.
        ...(waitForAll ? { progressiveChunkSize: Number.POSITIVE_INFINITY } : {}),
        onError: (error) => {
          broken = true
          if (!signal.aborted) report(error)
        },
      },
    )
    // A document that is finished must not be held in memory by a clock.
    const finished = body.allReady.catch(() => {}).then(() => clearTimeout(timer))
    if (waitForAll) await Promise.race([finished, later(crawlerPatience)])
    headers.set('content-type', 'text/html; charset=utf-8')
    if (broken) headers.set('cache-control', 'private, no-store')
    return new Response(body, { status, headers })
  } catch (error) {
    clearTimeout(timer)
    throw error
  }
}

/** What a loader could not foresee. A refusal of the router's own — a wrong method, say — is the caller's fault. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(documentContext).report(error)
}

function later(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

interface PreloadingProps {
  address: string | undefined
  nonce: string | undefined
  children: ReactNode
}

/** Asks the browser for what only the style sheet or another script would mention. */
function Preloading({ address, nonce, children }: PreloadingProps) {
  for (const font of [barlow, barlowCondensed])
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  if (address) preloadModule(address, { as: 'script', ...(nonce ? { nonce } : {}) })
  return children
}
