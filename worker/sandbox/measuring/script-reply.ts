import type { Context } from 'hono'

/** A script for the page of the shop, whose names stay its own. */
export function scriptReply(c: Context, code: string): Response {
  return c.body(`(() => {\n${code}\n})()`, 200, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'cross-origin',
  })
}

/** An answer to what a script of the page sent, which does not read it. */
export function emptyReply(c: Context): Response {
  return c.body(null, 204, {
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'cross-origin',
  })
}
