import { Hono } from 'hono'
import { SupportMessage } from '#src/commerce/contract/support.ts'
import { showsSecret } from '../checkout-api/access.ts'
import type { CheckoutEnv } from '../checkout-api/env.ts'
import { parse } from '../checkout-api/request.ts'
import { seller } from '../content-api/seller.ts'
import { deliver } from '../inbox.ts'
import { parsedJson } from '../parsed-json.ts'
import { contactReceivedMail, mailLanguage } from './mails.ts'

const maxBytes = 65_536

/**
 * Customer service: takes messages as JSON, puts each into the inbox once, whatever number of times it is sent, and
 * confirms it to its writer. Answers 202 without a body, as such services do.
 */
export function supportApi(): Hono<CheckoutEnv> {
  const app = new Hono<CheckoutEnv>()
  app.post('/', async (c) => {
    const { ports } = c.var.world
    if (!showsSecret(c.req.raw.headers, ports.secret)) return c.body(null, 401)
    const text = await c.req.text()
    if (text.length > maxBytes) return c.body(null, 413)
    const request = parse(SupportMessage, parsedJson(text))
    if ('misfit' in request) return c.json({ errors: request.misfit.errors }, 422)
    const { kind, id, subject, message, email, order, article, sentAt, language } = request.value
    const isNew = ports.sql.transaction(() => {
      const known = ports.sql.all('select 1 from support_message where id = ?', id).length > 0
      if (!known) ports.sql.run('insert into support_message (id) values (?)', id)
      return !known
    })
    if (isNew) {
      deliver(ports, {
        kind,
        to: seller('en').email,
        subject: `${subject}, from ${email}`,
        text: [
          message,
          '',
          ...(order ? [`Order: ${order}`] : []),
          ...(article ? [`Article: ${article}`] : []),
          `Language: ${language}`,
          `Sent: ${sentAt}`,
        ].join('\n'),
      })
      deliver(ports, contactReceivedMail(email, subject, mailLanguage(language)))
    }
    return c.body(null, 202)
  })
  return app
}
