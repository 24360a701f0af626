import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { preloadModule } from 'react-dom'
import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { I18nProvider } from './i18n/use-i18n.tsx'
import { documentContext } from './shop.ts'

/** Milliseconds after which open promises are rejected; React gives up a second later. */
export const streamTimeout = 5_000

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routes: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { i18n, nonce, waitForAll, messagesAddress } = context.get(documentContext)
  const body = await renderToReadableStream(
    <I18nProvider i18n={i18n}>
      <Provider>
        <Preloading address={messagesAddress} nonce={nonce}>
          <ServerRouter context={routes} url={request.url} {...(nonce ? { nonce } : {})} />
        </Preloading>
      </Provider>
    </I18nProvider>,
    {
      ...(nonce ? { nonce } : {}),
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(streamTimeout + 1_000)]),
      onError: (error) => report(error, request),
    },
  )
  if (waitForAll) await body.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(body, { status, headers })
}

interface PreloadingProps {
  address: string | undefined
  nonce: string | undefined
  children: ReactNode
}

/** Asks the browser for a script that only another script would mention. */
function Preloading({ address, nonce, children }: PreloadingProps) {
  if (address) preloadModule(address, { as: 'script', ...(nonce ? { nonce } : {}) })
  return children
}

function report(error: unknown, request: Request) {
  if (!request.signal.aborted) console.error(error)
}
