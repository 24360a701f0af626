import { loadMessages } from 'virtual:messages'
import type { Context } from 'hono'
import * as v from 'valibot'
import { boundedText } from '#src/bounded-body.ts'
import { newsletterStatuses } from '#src/commerce/contract/newsletter-answer.ts'
import { createServerI18n } from '#src/i18n/i18n.ts'
import { locales } from '#src/i18n/locales.ts'
import type { Edge } from '../context.ts'
import { maxNewsletterBytes } from '../limits.ts'
import { createNewsletter } from '../newsletter/newsletter.ts'
import { visitorCountries } from '../region/country.ts'
import { createShop } from '../shop.ts'
import { createRequestPorts } from '../upstream/create-request-ports.ts'

const Body = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    email: v.string(),
    /** A field hidden from people: only robots fill it in. */
    trap: v.optional(v.string(), ''),
    language: v.picklist(locales),
  }),
)

/** Answers with the sentence of a `NewsletterAnswer` as text and its status; 400 or 413 for other bodies. */
export async function newsletter(c: Context<Edge>): Promise<Response> {
  const { method, body } = c.req.raw
  if (method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } })
  const text = await boundedText(body, maxNewsletterBytes).catch(() => '')
  if (text === null) return new Response(null, { status: 413 })
  const parsed = v.safeParse(Body, text)
  if (!parsed.success) return new Response(null, { status: 400 })
  const { language, ...request } = parsed.output
  const i18n = createServerI18n(language, await loadMessages(language))
  const ports = createRequestPorts(c)
  const countries = [...visitorCountries(c), c.var.settings.DEFAULT_COUNTRY]
  const service = createNewsletter(c, i18n, () => createShop(ports, i18n, countries, []))
  const { outcome, text: sentence } = await service.subscribe(request)
  return c.text(sentence, { status: newsletterStatuses[outcome] })
}
