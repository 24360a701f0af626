// Centra, "Building a frontend": https://centra.dev/docs/crafting-frontends/building-a-frontend

import type { MiddlewareHandler } from 'hono'
import type { CheckoutContext, CheckoutEnv } from './env.ts'
import { refuse } from './wire.ts'

/** True if a request has the shared secret, as a bearer token or in its own header. */
export function showsSecret(headers: Headers, secret: string): boolean {
  const bearer = /^Bearer (.+)$/i.exec(headers.get('Authorization') ?? '')?.[1]
  return [bearer, headers.get('API-Authorization')].some((shown) => shown != null && sameText(shown, secret))
}

/** Middleware that answers 403 to calls without the shared secret: they are for servers only. */
export const secretOnly: MiddlewareHandler<CheckoutEnv> = async (c, next) => {
  if (!c.var.serverSide) return denied(c)
  await next()
}

/** The reply to a caller who may not make this call, such as a guest where only customers may. */
export function denied(c: CheckoutContext): Response {
  return refuse(c, 403, { accessRight: 'denied' })
}

/** Compares two texts of equal length in constant time, against timing attacks. */
export function sameText(left: string, right: string): boolean {
  let difference = left.length ^ right.length
  for (let index = 0; index < left.length; index++) {
    difference |= left.charCodeAt(index) ^ right.charCodeAt(index % Math.max(right.length, 1))
  }
  return difference === 0
}
