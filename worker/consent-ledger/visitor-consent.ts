import type { Context } from 'hono'
import { consentCookie, parseConsent } from '#src/consent.ts'
import { serializeCookie } from '#src/cookie.ts'
import type { ConsentRecord } from '#src/shop.ts'
import type { Edge } from '../context.ts'
import { sha256 } from '../digest.ts'
import { createReport } from '../error-reports/create-report.ts'
import { type ConsentLedger, createBoundConsentLedger } from './consent-ledger.ts'

export function ledgerOf(c: Context<Edge>): ConsentLedger {
  const { CONSENT_LEDGER: objects } = c.env
  return objects ? createBoundConsentLedger(objects) : c.var.isolate.consentLedger
}

export function visitorOf(key: string): Promise<string> {
  return sha256(`consent ${key}`)
}

export function createConsentRecord(c: Context<Edge>): ConsentRecord {
  const key = parseConsent(c.req.header('cookie') ?? '', Date.now() / 1000)?.key ?? null
  const report = createReport(c.var.ids.requestId, c.var.log)
  return {
    endedCookie: serializeCookie({ name: consentCookie, value: '', maxAge: 0 }, c.var.settings.PUBLIC_ORIGIN),
    async read() {
      if (key === null) return []
      return ledgerOf(c)
        .read(await visitorOf(key))
        .catch((error: unknown) => {
          report(error)
          return null
        })
    },
    async remove() {
      if (key === null) return true
      return ledgerOf(c)
        .remove(await visitorOf(key))
        .then(
          () => true,
          (error: unknown) => {
            report(error)
            return false
          },
        )
    },
  }
}
