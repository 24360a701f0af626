import { type Context, Hono } from 'hono'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import * as v from 'valibot'
import { findPayment, saveCard, savePaymentState } from '../payments.ts'
import { plainFields } from '../return-target.ts'
import cardFields from './card-fields.js?raw'
import { outcomeOfCard } from './card-numbers.ts'
import { deliveryApp } from './delivery/app.ts'
import delivery from './delivery/delivery.js?raw'
import type { WidgetEnv } from './env.ts'
import { expressApp } from './express/app.ts'
import express from './express/express.js?raw'
import { cardFrame, challengeFrame, returnFrame } from './frames.ts'
import { oneStepApp } from './one-step/app.ts'
import oneStep from './one-step/one-step.js?raw'
import widgetFrame from './widget-frame.js?raw'

const Card = v.object({ number: v.pipe(v.string(), v.maxLength(40)) })
const Decision = v.object({ decision: v.picklist(['approve', 'decline']) })

/** Scripts of the widgets by name, as the page of the shop loads them. */
const scripts: Record<string, string> = {
  'card-fields': cardFields,
  delivery,
  express,
  'one-step': oneStep,
}

/**
 * The files that the simulated providers' widgets load: scripts for the page of the shop, and the frames these open.
 */
export function widgetsApp(): Hono<WidgetEnv> {
  const app = new Hono<WidgetEnv>()
  app.get('/:script{[a-z-]+\\.js}', (c) => {
    const [name = ''] = c.req.param('script').split('.')
    const code = Object.hasOwn(scripts, name) ? scripts[name] : undefined
    if (code === undefined) return c.text('There is no such script.', 404)
    // Names of one widget stay its own.
    return c.body(`(() => {\n${widgetFrame}\n${code}\n})()`, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'cross-origin',
    })
  })
  app.use('/:frame/:transaction', frameHeaders)
  app.route('/delivery', deliveryApp())
  app.route('/one-step', oneStepApp())
  app.route('/express', expressApp())
  app.get('/card/:transaction', (c) => {
    const payment = findPayment(c.var.world, c.req.param('transaction'))
    return payment ? c.html(cardFrame(payment, frameParts(c.var))) : noPayment(c)
  })
  app.post('/card/:transaction', async (c) => {
    const { world } = c.var
    const form = v.safeParse(Card, await c.req.parseBody())
    const outcome = form.success ? outcomeOfCard(form.output.number) : null
    const payment = findPayment(world, c.req.param('transaction'))
    if (payment?.state !== 'open') return c.text('This payment has ended. Please reload the page.', 409)
    if (!outcome) return c.text('This is not the number of a test card.', 406)
    saveCard(world, payment, outcome)
    return c.body(null, 204)
  })
  app.get('/challenge/:transaction', (c) => {
    const payment = findPayment(c.var.world, c.req.param('transaction'))
    if (!payment) return noPayment(c)
    const parts = frameParts(c.var)
    // Decided already, and loaded again.
    return c.html(
      payment.state === 'open'
        ? challengeFrame(payment, parts)
        : returnFrame(plainFields(payment, true), parts),
    )
  })
  app.post('/challenge/:transaction', async (c) => {
    const { world } = c.var
    const form = v.safeParse(Decision, await c.req.parseBody())
    if (!form.success) return c.text('What is to happen with the payment?', 400)
    const decided = world.ports.sql.transaction(() => {
      const payment = findPayment(world, c.req.param('transaction'))
      if (payment?.state !== 'open') return payment
      const state = form.output.decision === 'approve' ? 'approved' : 'declined'
      savePaymentState(world, payment.transaction, state)
      return { ...payment, state } as const
    })
    return decided ? c.html(returnFrame(plainFields(decided, true), frameParts(c.var))) : noPayment(c)
  })
  return app
}

const noPayment = (c: Context) => c.text('There is no such payment.', 404)

function frameParts({ world, secureHeadersNonce }: WidgetEnv['Variables']) {
  return { nonce: secureHeadersNonce ?? '', shop: world.ports.shopUrl || '*' }
}

/** Frames may only be embedded by the shop, and load nothing. */
const frameHeaders = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: [NONCE],
    styleSrc: [NONCE],
    connectSrc: ["'self'"],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: [(c: Context<WidgetEnv>) => c.var.world.ports.shopUrl || '*'],
  },
  xFrameOptions: false,
  referrerPolicy: 'no-referrer',
  strictTransportSecurity: false,
})
