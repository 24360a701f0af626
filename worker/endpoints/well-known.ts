import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { languageCookie } from '#src/config.ts'
import { defaultLocale, isLocale } from '#src/i18n/locales.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import type { Edge } from '../context.ts'
import { securityTxtLifetime } from '../limits.ts'

export const wellKnown = {
  securityTxt: '/.well-known/security.txt',
  changePassword: '/.well-known/change-password',
}

/** RFC 9116: the address of customer service, and the page with its form. 404 if the shop has neither. */
export function securityTxt(c: Context<Edge>): Response {
  const { PUBLIC_ORIGIN, PUBLIC_SUPPORT_EMAIL, SUPPORT_URL } = c.var.settings
  const contacts = [
    ...(PUBLIC_SUPPORT_EMAIL ? [`mailto:${PUBLIC_SUPPORT_EMAIL}`] : []),
    ...(SUPPORT_URL ? [PUBLIC_ORIGIN + paths.support()] : []),
  ]
  if (contacts.length === 0) return new Response(null, { status: 404 })
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${new Date(Date.now() + securityTxtLifetime).toISOString()}`,
    `Canonical: ${PUBLIC_ORIGIN}${wellKnown.securityTxt}`,
  ]
  return new Response(lines.map((line) => `${line}\n`).join(''), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  })
}

export function changePassword(c: Context<Edge>): Response {
  const stored = getCookie(c, languageCookie)
  const location = localized(isLocale(stored) ? stored : defaultLocale, paths.accountPassword())
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'private, no-store' } })
}
