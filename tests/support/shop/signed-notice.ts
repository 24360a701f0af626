import { createHmac } from 'node:crypto'
import { webhookSignatureHeader } from '#src/commerce/contract/catalogue-webhook.ts'

/** A notice of the commerce service about changes: `{ products: ['52'] }`. */
export function signedNotice(notice: Record<string, string[]>, secret: string): RequestInit {
  const body = new URLSearchParams({ payload: JSON.stringify(notice) }).toString()
  const time = Math.floor(Date.now() / 1_000)
  const hash = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    [webhookSignatureHeader]: `t=${time},v1=${hash}`,
  }
  return { method: 'POST', headers, body }
}
