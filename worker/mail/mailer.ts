import type { Context } from 'hono'
import * as v from 'valibot'
import { Mail, mailSignatureHeader } from '#src/commerce/contract/mail.ts'
import type { Mailer, MailResult } from '#src/shop.ts'
import type { Edge } from '../context.ts'
import { keyedHash } from '../digest.ts'
import { deadlines } from '../limits.ts'
import { createRequestPorts } from '../upstream/create-request-ports.ts'
import { createClient } from '../upstream/service.ts'
import { isMailAllowed } from './mail-limit.ts'

/** `createMailer(c).send({ to, language, kind, facts })`; loaders and actions find the mailer in `visitorContext`. */
export function createMailer(c: Context<Edge>): Mailer {
  const { MAIL_URL: baseUrl, MAIL_KEY: key } = c.var.settings
  const ports = createRequestPorts(c)

  async function send(mail: Mail): Promise<MailResult> {
    if (!baseUrl || !key) return 'off'
    try {
      const body = v.parse(Mail, mail)
      if (!(await isMailAllowed(c, body.kind, body.to))) return 'limited'
      const post = createClient(ports, {
        upstream: 'mail',
        baseUrl,
        headers: { [mailSignatureHeader]: await signMail(JSON.stringify(body), ports.now(), key) },
        fetch: ports.fetch,
        deadline: deadlines.mail,
        statusOnly: true,
      })
      const { status } = await post({ method: 'POST', path: '', route: 'POST MAIL_URL', body })
      return status >= 200 && status < 300 ? 'sent' : 'failed'
    } catch (error) {
      ports.report(error)
      return 'failed'
    }
  }

  return { send, sendLater: (mail) => ports.waitUntil(send(mail)) }
}

/** The value of `mailSignatureHeader` for a body that is sent at a time (milliseconds since 1970). */
export async function signMail(body: string, time: number, secret: string): Promise<string> {
  const seconds = Math.floor(time / 1_000)
  return `t=${seconds},v1=${await keyedHash(`${seconds}.${body}`, secret)}`
}
