// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import { Hono } from 'hono'
import * as v from 'valibot'
import type { SubscriptionReply } from '#src/commerce/contract/newsletter.ts'
import { isLocale } from '#src/i18n/locales.ts'
import { deliver } from '../../inbox.ts'
import { leavePath } from '../../newsletter/app.ts'
import { addSubscriber } from '../../newsletter/subscribers.ts'
import { welcomeMail } from '../../newsletter/welcome-mail.ts'
import type { Wire } from '../../wire-type.ts'
import { isEmail, malformedFields } from '../customer/address-check.ts'
import { accountOf } from '../customer/customer-store.ts'
import { keepStockNotice } from '../customer/stock-notices.ts'
import type { CheckoutContext, CheckoutEnv } from '../env.ts'
import { GivenId, parse } from '../request.ts'
import { refuse, reply } from '../wire.ts'

const text = v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(500))))

const NoticeRequest = v.object({
  email: text,
  item: v.optional(v.nullable(GivenId)),
  shipTo: v.optional(v.nullable(v.object({ country: text, state: text }))),
  language: text,
})

const NewsletterRequest = v.object({
  email: text,
  country: text,
  language: text,
  /** A field that people do not see: only robots fill it in. */
  email_field: text,
})

/** The answer to a new address, a known one and a robot. */
const subscribed = { subscribed: true } satisfies Wire<typeof SubscriptionReply>

export const subscriptionRoutes = new Hono<CheckoutEnv>()

subscriptionRoutes.post('/back-in-stock-subscription', (c) => {
  const { world, session, sessionRow } = c.var
  const request = parse(NoticeRequest, c.var.body)
  if ('refusal' in request) return refuse(c, 406, request.refusal.errors)
  const { shipTo, item: id, language } = request.value
  const email = request.value.email || accountOf(world, sessionRow)?.email || ''
  const errors = { ...emailErrors(email), ...languageErrors(language), ...destinationErrors(c, shipTo) }
  if (Object.keys(errors).length > 0) return refuse(c, 406, errors)
  const item = world.catalogue.item(id ?? '')
  if (!item) return refuse(c, 404, { item: 'product item not found' })
  const spoken = isLocale(language) ? language : session.language
  keepStockNotice(world, { item: item.item, email, language: spoken })
  deliver(world.ports, {
    kind: 'notice',
    to: email,
    subject: `Back in stock: ${item.sku}`,
    text: [`Item: ${item.item}`, `Ship to: ${shipTo?.country}`, `Language: ${spoken}`].join('\n'),
  })
  return reply(c, {})
})

subscriptionRoutes.on('POST', ['/newsletter-subscription', '/newsletter-subscription/:email'], (c) => {
  const { world, session } = c.var
  const request = parse(NewsletterRequest, c.var.body)
  if ('refusal' in request) return refuse(c, 406, request.refusal.errors)
  const { country, language, email_field: trap } = request.value
  const email = (c.req.param('email') ?? request.value.email ?? '').trim()
  const errors = {
    ...emailErrors(email),
    ...languageErrors(language),
    ...(country && !world.regions.country(country) ? { country: 'not valid' } : {}),
  }
  if (Object.keys(errors).length > 0) return refuse(c, 406, errors)
  if (trap) return reply(c, subscribed)
  if (/^newsletter-down@/i.test(email)) return refuse(c, 500, { server: 'the newsletter service is down' })
  const leaveKey = addSubscriber(world, email)
  if (leaveKey !== null) {
    const spoken = isLocale(language) ? language : session.language
    deliver(world.ports, {
      kind: 'notice',
      to: email,
      subject: 'Newsletter',
      text: [`Country: ${country || session.country}`, `Language: ${spoken}`].join('\n'),
    })
    const leaveUrl = world.ports.providerUrl + leavePath(leaveKey, spoken)
    deliver(world.ports, welcomeMail(email, spoken, leaveUrl))
  }
  return reply(c, subscribed)
})

function emailErrors(email: string): Record<string, string> {
  if (email === '') return { email: 'required' }
  return isEmail(email) ? {} : { email: 'Expected type e-mail' }
}

function languageErrors(language: string | null | undefined): Record<string, string> {
  return language && !isLocale(language) ? { language: 'not valid' } : {}
}

/** Errors of an item's destination: a country is required, and a state if it has states. */
function destinationErrors(
  { var: { world } }: CheckoutContext,
  shipTo: v.InferOutput<typeof NoticeRequest>['shipTo'],
): Record<string, string> {
  const country = shipTo?.country?.toUpperCase() ?? ''
  const state = shipTo?.state ?? ''
  if (country === '') return { 'shipTo.country': 'required' }
  const region = world.regions.country(country)
  if (!region) return { 'shipTo.country': 'not valid' }
  if (state === '' && region.states.length > 0) return { 'shipTo.state': 'required' }
  return malformedFields({ country, state }).state ? { 'shipTo.state': 'not valid' } : {}
}
