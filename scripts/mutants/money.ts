import type { MutatedFile } from './mutant.ts'

/** Faults that would cost money: in the cart’s queue, the payment, and returns from payment providers. */
export const moneyMutants: MutatedFile[] = [
  {
    file: 'src/features/cart/intents.ts',
    tests: ['tests/features/cart/intents.test.ts'],
    changes: [['a sent intent is merged with a later one', 'first.sent || second.sent || ', '']],
  },
  {
    file: 'src/features/cart/queue/execute-intent.ts',
    tests: [
      'tests/features/cart/queue/cart-queue.test.ts',
      'tests/features/cart/queue/intent-queue.test.ts',
      'tests/features/cart/queue/tab-sync.test.ts',
    ],
    changes: [
      ['a timed-out call is retried', "cause: 'timeout', mayRetry: false", "cause: 'timeout'"],
      [
        'a change found on the server is sent again',
        "after && found === 'applied'",
        "!after && found === 'applied'",
      ],
      ['a stored change is sent without reading the cart', 'if (!sent) return', 'if (sent || !sent) return'],
    ],
  },
  {
    file: 'src/commerce/checkout-api.ts',
    tests: ['tests/commerce/checkout-api.test.ts', 'tests/commerce/retry.test.ts'],
    changes: [
      [
        'an addition that may have succeeded is repeated',
        "send(Selection, { method: 'POST', route, path, body, keepalive: true })",
        "withRetries(1, () => send(Selection, { method: 'POST', route, path, body, keepalive: true }), pause)",
      ],
      [
        'a payment that may have succeeded is repeated',
        'pay: (request: PaymentRequest) => sendPayment(request, paymentDeadline)',
        'pay: (request: PaymentRequest) => withRetries(1, () => sendPayment(request, paymentDeadline), pause)',
      ],
    ],
  },
  {
    file: 'src/features/checkout/payment/submit-payment.ts',
    tests: [
      'tests/features/checkout/payment/pay.atoms.test.ts',
      'tests/features/checkout/widgets/card-fields.test.ts',
      'tests/features/checkout/receipt/found-order.test.tsx',
    ],
    changes: [
      ['a second press pays twice', ' || get(payingAtom) || ', ' || '],
      [
        'a payment can be repeated while its result is unknown',
        " || get(payStateAtom).kind === 'unknown') return false",
        ') return false',
      ],
      [
        'a cart without its deposits is paid',
        'if (!(await queue.keepDeposits())) {',
        'if (false as boolean) {',
      ],
      [
        'a different cart than the one shown is paid',
        'if (!order.isSame(selection))',
        'if (false as boolean)',
      ],
      [
        'an unknown cart is paid',
        '!current || !selection || selection.totals.grandTotal === null',
        '!selection',
      ],
      [
        'a payment without a reply is forgotten with the document',
        'writePaymentMark(visit.browserStore, startedPayment(selection, visit.now()))',
        '',
      ],
    ],
  },
  {
    file: 'src/features/cart/queue/task-queue.ts',
    tests: ['tests/features/checkout/payment/pay-in-tabs.test.ts'],
    changes: [
      [
        'two tabs pay at the same time',
        'await tabs.runExclusive(async () => {',
        'await ((work: () => Promise<void>) => work())(async () => {',
      ],
    ],
  },
  {
    file: 'src/features/checkout/unclear/resolve-payment.atoms.ts',
    tests: ['tests/features/checkout/payment/pay.atoms.test.ts'],
    changes: [
      [
        'a payment whose notification is still to come counts as not placed',
        '(waited >= notificationTime || !mayArrive)',
        'true',
      ],
    ],
  },
  {
    file: 'src/effects/provider/provider-html.ts',
    tests: ['tests/effects/provider/provider-start.isolated.test.ts'],
    changes: [
      [
        'a form may be sent to any origin',
        'url !== null && allowedOrigins.includes(url.origin)',
        'url !== null',
      ],
    ],
  },
  {
    file: 'src/features/checkout/unclear/unknown-outcome.ts',
    tests: [
      'tests/features/checkout/receipt/receipt.test.ts',
      'tests/features/checkout/payment/pay.atoms.test.ts',
    ],
    changes: [
      [
        'an unknown cart counts as no order',
        "if (!now) return { kind: 'unknown' }",
        "if (!now) return { kind: 'notPlaced' }",
      ],
      [
        'the receipt of a different order is accepted',
        "if (!holdsGoods(receipt.value, paid)) return { kind: 'empty' }",
        '',
      ],
    ],
  },
  {
    file: 'src/features/checkout/payment/same-order.ts',
    tests: ['tests/features/checkout/payment/same-order.test.ts'],
    changes: [
      ['a different total counts as the same order', 'totals.grandTotal, ', ''],
      ['different goods count as the same order', '[goods, totals.grandTotal', '[totals.grandTotal'],
    ],
  },
  {
    file: 'src/features/checkout/payment/payment-action.ts',
    tests: [
      'tests/features/checkout/payment/payment.test.ts',
      'tests/features/checkout/payment/pay-notice.test.tsx',
    ],
    changes: [
      [
        'a payment leads to an origin that is not configured',
        'url !== null && allowedOrigins(sources).includes(url.origin)',
        'url !== null',
      ],
    ],
  },
  {
    file: 'src/features/checkout/widgets/widget-payment.atoms.ts',
    tests: [
      'tests/features/checkout/widgets/card-fields.test.ts',
      'tests/features/checkout/express/express.test.ts',
    ],
    changes: [
      [
        'a widget pays for a different order',
        'if (isOutdated(widget, get(wantedWidgetAtom))) {',
        'if (false as boolean) {',
      ],
    ],
  },
  {
    file: 'src/features/orders/receipt/receipt.ts',
    tests: ['tests/features/checkout/receipt/receipt.test.ts'],
    changes: [
      [
        'vouchers are subtracted twice',
        'const items = plus(totals.items, -off)',
        'const items = totals.items',
      ],
    ],
  },
  {
    file: 'worker/endpoints/process-payment/process-payment.ts',
    tests: [
      'tests/worker/endpoints/process-payment/process-payment.test.ts',
      'tests/worker/endpoints/process-payment/hostile-returns.test.ts',
      'tests/worker/endpoints/process-payment/token-leaks.test.ts',
    ],
    changes: [
      [
        'HEAD completes a payment',
        "if (method !== 'GET' && method !== 'POST') return withoutEffect(405, { allow: 'GET, POST' })",
        '',
      ],
      ['a prefetch completes a payment', '    return withoutEffect(204)\n', ''],
      ['the service may redirect shoppers to any origin', ' && PAYMENT_HOSTS.includes(onward.origin)', ''],
    ],
  },
  {
    file: 'worker/payment-returns/durable-object.ts',
    tests: ['tests/worker/endpoints/process-payment/process-payment.test.ts'],
    changes: [['a success is not stored', 'await storage.put(successKey, success)', '']],
  },
  {
    file: 'worker/payment-returns/result-calls.ts',
    tests: [
      'tests/worker/endpoints/process-payment/process-payment.test.ts',
      'tests/worker/endpoints/process-payment/hostile-returns.test.ts',
    ],
    changes: [
      ['errors next to an order count as paid', 'return value.hasErrors\n', 'return (false as boolean)\n'],
      ['a partly unreadable cart counts as empty', ' && unreadableLines === 0', ''],
    ],
  },
  {
    file: 'worker/payment-returns/settle-return.ts',
    tests: [
      'tests/worker/endpoints/process-payment/process-payment.test.ts',
      'tests/worker/payment-returns/settle-return.test.ts',
    ],
    changes: [
      [
        'returns of one payment are handled at the same time',
        'last.then(() => settle(returned, calls))',
        'settle(returned, calls)',
      ],
      ['a success is not remembered', 'await store.write({ key, paymentMethod, time: now() })', ''],
      [
        'a repeated success is reported again',
        'if (fields && kept?.key === key) return placed(kept.paymentMethod)',
        '',
      ],
      [
        'an unclear result is called failed',
        "|| !found.cartIsEmpty) return { kind: 'unknown' }",
        "|| !found.cartIsEmpty) return { kind: 'failed' }",
      ],
      ['the order of an earlier cart counts for this one', ' || !found.cartIsEmpty', ''],
      ['a missing receipt counts as an order', 'found.paymentMethod === null || ', ''],
    ],
  },
  {
    file: 'worker/cache/data-cache.ts',
    tests: ['tests/worker/cache/changed-catalogue.test.ts'],
    changes: [
      [
        'a price from before its change is shown',
        'const usable = cached && !ports.stamps.isOutdated(cached)',
        'const usable = cached',
      ],
      [
        'a copy of another isolate from before the change is shown',
        'return stored && !ports.stamps.isOutdated(stored) ? stored : null',
        'return stored',
      ],
      ['an answer counts by when it came', 'notFoundPolicy, now(), askedAt)', 'notFoundPolicy, now())'],
    ],
  },
  {
    file: 'worker/cache/in-flight.ts',
    tests: ['tests/worker/cache/changed-catalogue.test.ts'],
    changes: [['a call from before the change is joined', ' || flight.since <= changedAt', '']],
  },
  {
    file: 'worker/endpoints/catalogue-webhook.ts',
    tests: ['tests/worker/endpoints/catalogue-webhook.test.ts'],
    changes: [
      [
        'anyone can empty the caches',
        'if (!(await isSignedWebhook(signature, bytes, secret))) return unauthorized(c)',
        '',
      ],
      ['a notice is accepted again', 'if (!isFirst) return unauthorized(c)', ''],
    ],
  },
  {
    file: 'worker/catalogue-stamps/webhook-signature.ts',
    tests: ['tests/worker/catalogue-stamps/webhook-signature.test.ts'],
    changes: [
      ['an old notice is accepted', '<= maxWebhookAge ?', '<= maxWebhookAge + 60 ?'],
      ['the time of a notice is not signed', 'signed.set(head)', ''],
    ],
  },
  {
    file: 'worker/catalogue-stamps/stamp-book.ts',
    tests: ['tests/worker/catalogue-stamps/catalogue-stamps.test.ts'],
    changes: [
      [
        'changes that give way are forgotten',
        'everything = Math.max(everything, time)',
        'subjects.delete(subject)',
      ],
    ],
  },
  {
    file: 'worker/catalogue-stamps/stamp-port.ts',
    tests: ['tests/worker/endpoints/catalogue-webhook.test.ts'],
    changes: [
      [
        'a second change within a second is missed',
        'isFirst, news: later(news, limits.lead)',
        'isFirst, news: later(news, 0)',
      ],
    ],
  },
  {
    file: 'worker/env.ts',
    tests: ['tests/worker/env.test.ts'],
    changes: [
      [
        'payments may lead to any origin over plain HTTP',
        'PAYMENT_HOSTS.every((host) => isSafePaymentHost(host, PUBLIC_ORIGIN))',
        'PAYMENT_HOSTS.length >= 0 && PUBLIC_ORIGIN !== ""',
      ],
    ],
  },
]
