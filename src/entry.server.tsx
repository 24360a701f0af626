import { isbot } from 'isbot'
import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { messageAssets } from 'virtual:message-assets'

export const streamTimeout = 5000
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext, _loadContext: RouterContextProvider) {
  console.log(JSON.stringify(messageAssets))
  const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} nonce="abc" />, { nonce: 'abc', signal: request.signal })
  if (isbot(request.headers.get('user-agent') ?? '')) await body.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(body, { status, headers })
}
