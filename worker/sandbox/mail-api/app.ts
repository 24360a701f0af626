import { Hono } from 'hono'
import { Mail, mailSignatureHeader } from '#src/commerce/contract/mail.ts'
import type { CheckoutEnv } from '../checkout-api/env.ts'
import { parse } from '../checkout-api/request.ts'
import { deliver } from '../inbox.ts'
import { parsedJson } from '../parsed-json.ts'
import { mailText } from './mail-text.ts'
import { isSignedMail } from './signed-mail.ts'

const maxBytes = 16_384

/** The mail service: puts signed mails into the inbox, with the text of their kind. Answers 202. */
export function mailApi(): Hono<CheckoutEnv> {
  const app = new Hono<CheckoutEnv>()
  app.post('/', async (c) => {
    const { ports } = c.var.world
    const text = await c.req.text()
    if (text.length > maxBytes) return c.body(null, 413)
    const signature = c.req.header(mailSignatureHeader) ?? ''
    // The clock of the shop: that of the sandbox can be put forward.
    const isSigned = await isSignedMail(signature, text, { secret: ports.secret, time: Date.now() })
    if (!isSigned) return c.body(null, 401)
    const request = parse(Mail, parsedJson(text))
    if ('refusal' in request) return c.json({ errors: request.refusal.errors }, 422)
    const mail = request.value
    deliver(ports, { kind: 'mail', to: mail.to, ...mailText(mail) })
    return c.body(null, 202)
  })
  return app
}
