import { Hono } from 'hono'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'

const app = new Hono<{ Bindings: { SANDBOX?: { fetch: typeof fetch } } }>()
app.all('/sandbox/*', (c) => { const u = new URL(c.req.url); u.pathname = u.pathname.slice(8) || '/'; return c.env.SANDBOX ? c.env.SANDBOX.fetch(new Request(u, c.req.raw)) : c.notFound() })
const de = createRequestHandler({ ...build, basename: '/de' }, import.meta.env.MODE)
const en = createRequestHandler(build, import.meta.env.MODE)
app.all('*', async (c) => { const p = new URL(c.req.url).pathname; const r = await (p === '/de' || p.startsWith('/de/') || p === '/de.data' ? de : en)(c.req.raw, new RouterContextProvider()); const h = new Headers(r.headers); h.set('Content-Encoding', 'identity'); return new Response(r.body, { status: r.status, headers: h }) })
export default app
