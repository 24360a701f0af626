import type { MutatedFile } from './mutant.ts'

const payment = 'src/features/checkout/payment'
const widgets = 'src/features/checkout/widgets'
const form = 'src/features/checkout/form'
const tests = 'tests/features/checkout'

/** Faults of the checkout: its form, steps, payment and receipt. */
export const checkoutMutants: MutatedFile[] = [
  {
    file: `${payment}/submit-payment.ts`,
    tests: [
      `${tests}/payment/pay.atoms.test.ts`,
      `${tests}/widgets/card-fields.test.ts`,
      `${tests}/receipt/found-order.test.tsx`,
    ],
    changes: [
      ['a second press pays twice', ' || get(payingAtom) || ', ' || '],
      [
        'a payment may be repeated while its result is unknown',
        " || get(payStateAtom).kind === 'unknown') return false",
        ') return false',
      ],
      [
        'an incomplete form is paid',
        'if (showProblems(get, set, Object.assign({}, ...judged))) {',
        'if (false as boolean) {',
      ],
      [
        'a cart without its deposits is paid',
        'if (!(await queue.keepDeposits())) {',
        'if (false as boolean) {',
      ],
      ['another cart than the one shown is paid', 'if (!order.isSame(selection))', 'if (false as boolean)'],
      [
        'an unknown cart is paid',
        '!current || !selection || selection.totals.grandTotal === null',
        '!selection',
      ],
      ['the corrected cart of a refusal is not shown', 'if (answer && !answer.ok) queue.adopt(answer)', ''],
      [
        'a payment without a reply is forgotten with the document',
        'writePaymentMark(visit.browserStore, startedPayment(selection, visit.now()))',
        '',
      ],
      ['what a widget adds to a payment is not sent', 'return { ...request, ...widget }', 'return request'],
      ['a repeated request is taken for an empty cart', 'lineCount(attempt.cart) > 0', 'false'],
    ],
  },
  {
    file: `${payment}/pay.atoms.ts`,
    tests: [`${tests}/payment/pay.atoms.test.ts`],
    changes: [
      [
        'what became of a payment without a reply is not found out',
        "if (reply === 'unanswered') await set(resolvePaymentAtom, locale)",
        "if (reply === 'unanswered') return",
      ],
    ],
  },
  {
    file: 'src/features/cart/queue/task-queue.ts',
    tests: [`${tests}/payment/pay-in-tabs.test.ts`],
    changes: [
      [
        'two tabs pay at the same time',
        'await tabs.runExclusive(async () => {',
        'await ((work: () => Promise<void>) => work())(async () => {',
      ],
    ],
  },
  {
    file: `${payment}/pay-state.atoms.ts`,
    tests: [`${tests}/payment/pay.atoms.test.ts`],
    changes: [
      [
        'returning to the page leaves the button busy',
        "if (get(payStateAtom).kind === 'leaving') set",
        "if (get(payStateAtom).kind === 'paying') set",
      ],
    ],
  },
  {
    file: 'src/features/checkout/unclear/resolve-payment.atoms.ts',
    tests: [`${tests}/payment/pay.atoms.test.ts`],
    changes: [
      [
        'a payment whose notification is still to come counts as not placed',
        '(waited >= notificationTime || !mayArrive)',
        'true',
      ],
      ['a payment without an order is never given up', '(waited >= notificationTime || !mayArrive)', 'false'],
    ],
  },
  {
    file: 'src/features/checkout/receipt/purchase-event.ts',
    tests: [`${tests}/receipt/purchase-event.test.ts`, `${tests}/receipt/found-order.test.tsx`],
    changes: [
      [
        'a purchase is reported at every load of the receipt',
        'if (reported.includes(orderNumber)) return false',
        '',
      ],
      [
        'a purchase is reported that cannot be remembered',
        'return store.read(reportedKey) === text',
        'return true',
      ],
      ['other tabs keep the cart that was ordered', "tabs.broadcast('after')", ''],
      [
        'discount codes of an order are reported',
        'goods: goodsOf(order), tax',
        'goods: { ...goodsOf(order), ...{ coupon: order.discounts } }, tax',
      ],
      ['a known order is searched for again', 'writePaymentMark(browserStore, null)', ''],
    ],
  },
  {
    file: `${payment}/submit-payment.ts`,
    tests: [`${tests}/payment/checkout-events.test.ts`],
    changes: [
      [
        'discount codes of a cart are reported',
        'goods: goodsOf(paid),',
        'goods: { ...goodsOf(paid), ...{ coupon: paid.discounts } },',
      ],
    ],
  },
  {
    file: 'src/effects/provider/provider-html.ts',
    tests: ['tests/effects/provider/provider-start.isolated.test.ts'],
    changes: [
      ['a form may be for any origin', 'url !== null && allowedOrigins.includes(url.origin)', 'url !== null'],
      ['scripts of a plugin bring a nonce of their own', "if (name !== 'nonce') script", 'script'],
      ['data of a plugin is run as code', '.filter(({ type }) => isJavaScript(type))', ''],
    ],
  },
  {
    file: 'src/effects/provider/provider-start.ts',
    tests: ['tests/effects/provider/provider-start.isolated.test.ts'],
    changes: [
      [
        'what was inserted stays when its attempt is over',
        "signal.addEventListener('abort', clear, { once: true })",
        '',
      ],
    ],
  },
  {
    file: 'src/features/checkout/unclear/unknown-outcome.ts',
    tests: [`${tests}/receipt/receipt.test.ts`, `${tests}/payment/pay.atoms.test.ts`],
    changes: [
      ['a full cart counts as ordered', 'if (isFilled && isStillThere)', 'if (isFilled && !isStillThere)'],
      [
        'an unknown cart means no order',
        "if (!now) return { kind: 'unknown' }",
        "if (!now) return { kind: 'notPlaced' }",
      ],
      ['lines added since mean no order', 'if (isFilled && isStillThere)', 'if (isFilled)'],
      ['the receipt is not compared', ' || (isFilled && paid && !holdsGoods(receipt.value, paid))', ''],
      [
        'the receipt of another order is taken',
        "if (!holdsGoods(receipt.value, paid)) return { kind: 'empty' }",
        '',
      ],
    ],
  },
  {
    file: `${payment}/same-order.ts`,
    tests: [`${tests}/payment/same-order.test.ts`],
    changes: [
      ['another total is the same order', 'totals.grandTotal, ', ''],
      ['another address is the same order', ', addresses])', '])'],
      ['other goods are the same order', '[goods, totals.grandTotal', '[totals.grandTotal'],
    ],
  },
  {
    file: `${payment}/payment-request.ts`,
    tests: [`${tests}/payment/payment.test.ts`, `${tests}/payment/pay.atoms.test.ts`],
    changes: [
      [
        'terms are always accepted',
        'termsAndConditions: draft.terms,\n    address: {',
        'termsAndConditions: true,\n    address: {',
      ],
      ['a delivery address is not sent', '...(shippingAddress ? { shippingAddress } : {}),', ''],
      [
        'a failed payment returns to the receipt',
        'localized(locale, paths.failedCheckout())',
        'localized(locale, paths.confirmation())',
      ],
    ],
  },
  {
    file: `${payment}/start-at-provider.ts`,
    tests: [`${tests}/payment/pay.atoms.test.ts`],
    changes: [
      ['a failed start stays in the page', 'if (!isLeaving) attempt.abort()', ''],
      ['a start that does not leave the page never ends', '[left, late]', '[left]'],
    ],
  },
  {
    file: `${payment}/payment-action.ts`,
    tests: [`${tests}/payment/payment.test.ts`, `${tests}/payment/pay-notice.test.tsx`],
    changes: [
      [
        'a payment leads to an origin that is not configured',
        'url !== null && allowedOrigins(sources).includes(url.origin)',
        'url !== null',
      ],
    ],
  },
  {
    file: `${payment}/payment-kind.ts`,
    tests: [
      `${tests}/payment/payment.test.ts`,
      `${tests}/payment/pay.atoms.test.ts`,
      `${tests}/widgets/card-fields.test.ts`,
    ],
    changes: [
      ['a provider is announced for a free order', 'selection.totals.grandTotal === 0 || ', ''],
      ['a free order has a widget', ' && !isFree(selection) ? chosen', ' ? chosen'],
    ],
  },
  {
    file: `${widgets}/widget-state.ts`,
    tests: [`${tests}/widgets/card-fields.test.ts`, `${tests}/widgets/one-step.test.ts`],
    changes: [
      ['a widget for another order counts as current', ' || state.key !== wanted?.key', ''],
      ['a widget that is to be replaced counts as current', 'state.replacement !== null || ', ''],
    ],
  },
  {
    file: `${widgets}/widget.atoms.ts`,
    tests: [`${tests}/widgets/card-fields.test.ts`],
    changes: [
      [
        'the corrected cart of a start that was refused is not shown',
        'if (reply && !reply.ok) queue.adopt(reply)',
        '',
      ],
    ],
  },
  {
    file: `${widgets}/widget-payment.atoms.ts`,
    tests: [`${tests}/widgets/card-fields.test.ts`, `${tests}/express/express.test.ts`],
    changes: [
      [
        'a widget pays for another order',
        'if (isOutdated(widget, get(wantedWidgetAtom))) {',
        'if (false as boolean) {',
      ],
      ['an express wallet pays what is in the form', " || widget.place !== 'form'", ''],
      ['a widget gets no answer', 'if (responseEventRequired) visit', 'if (!responseEventRequired) visit'],
      [
        'a result that is to be logged is followed',
        '} else if (!callback.responseEventRequired) {',
        '} else if (false as boolean) {',
      ],
    ],
  },
  {
    file: `${payment}/refusal.ts`,
    tests: [`${tests}/form/problems.test.ts`, `${tests}/payment/pay.atoms.test.ts`],
    changes: [
      [
        'errors of fields are shown above the form',
        'if (name) problems[name] = problemOf(name, text)\n    else',
        '',
      ],
      ['a stock refusal is reported as another', "if (keys.includes('stock')) return 'stock'", ''],
    ],
  },
  {
    file: 'src/features/orders/order-remarks.ts',
    tests: ['tests/features/orders/order-remarks.test.ts'],
    changes: [
      [
        'the personal number is shown as a note',
        '^(Personal number:[^,]*(?:, *)?)?(.*)$/s',
        '^(Personal number:[^,]*, *$)?(.*)$/s',
      ],
      ['the car is shown as a note', 'return splitCar(notes).rest', 'return notes'],
    ],
  },
  {
    file: `${form}/problems.ts`,
    tests: [`${tests}/form/problems.test.ts`],
    changes: [
      ['required fields may be empty', "if (required) verdict.problems[name] = 'required'", ''],
      ['spaces count as an answer', 'typedValue(draft, kind, key).trim()', 'typedValue(draft, kind, key)'],
    ],
  },
  {
    file: `${form}/draft.ts`,
    tests: [
      `${tests}/form/draft.test.ts`,
      `${tests}/form/form.atoms.test.ts`,
      `${tests}/payment/payment.test.ts`,
    ],
    changes: [
      [
        'a home address in another country is used',
        'account.country === country ? Object.keys(account) : personKeys',
        'Object.keys(account)',
      ],
      ['two addresses are mixed', 'if (placeKeys.some((key) => saved[key])) return saved', ''],
      [
        'an earlier delivery address stays',
        'shippingAddress: hasFields(saved) ? shippingAddress : null',
        'shippingAddress: null',
      ],
    ],
  },
  {
    file: `${form}/fields.ts`,
    tests: [`${tests}/form/fields.test.ts`],
    changes: [
      ['a business needs a personal number', " && company.trim() === ''", ''],
      [
        'required fields the shop does not know are hidden',
        'required || (visible && isOffered(kind, key))',
        'visible && isOffered(kind, key)',
      ],
      ['a country with states asks for none', "hasStates ? [fieldOf(kind, 'state', true)] : []", '[]'],
    ],
  },
  {
    file: `${form}/form.ts`,
    tests: [`${tests}/form/form.test.ts`, `${tests}/form/form.atoms.test.ts`],
    changes: [
      [
        'the bill is always in the delivery country',
        "draft.elsewhere && kind === 'address' ? draft.address.country || deliveryCountry : deliveryCountry",
        'deliveryCountry',
      ],
    ],
  },
  {
    file: 'src/features/checkout/steps/step.atoms.ts',
    tests: [`${tests}/steps/step.atoms.test.ts`],
    changes: [
      ['a faulty step is completed', '  if (showProblems(get, set, problems)) return\n', ''],
      [
        'a step that was refused opens the next one',
        "  if (outcome?.kind === 'refused') {",
        '  if (outcome === undefined) {',
      ],
      [
        'an unanswered step opens the next one',
        "  if (outcome?.kind === 'unknown') {",
        '  if (outcome === undefined) {',
      ],
      [
        'a later step is restored with problems before it',
        'if (Object.keys(problems).length === 0) set(stepAtom, step)',
        'set(stepAtom, step)',
      ],
    ],
  },
  {
    file: 'src/features/orders/receipt/receipt.ts',
    tests: [`${tests}/receipt/receipt.test.ts`],
    changes: [
      [
        'vouchers are taken off twice',
        'const items = plus(totals.items, -off)',
        'const items = totals.items',
      ],
      ['split lines are not put together', 'if (row) rows.set(key, withLine(row, line))\n    else ', ''],
      ['pieces of different prices show one price', 'row.price === price ? price : null', 'price'],
      [
        'bundles of different contents are put together',
        'line.contents.map(({ item, quantity }) => ',
        '[].map(({ item, quantity }) => ',
      ],
    ],
  },
]
