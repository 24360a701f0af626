import type { MutatedFile } from './mutant.ts'

const contact = ['tests/worker/endpoints/contact.test.ts']
const lookup = ['tests/worker/support/order-lookup.test.ts']
const withdraw = ['tests/worker/support/withdraw.test.ts']
const withdrawForm = ['tests/features/orders/withdraw/withdrawal-form.test.ts']

/** Faults of customer service: what reaches it, how often, and who is shown an order. */
export const supportMutants: MutatedFile[] = [
  {
    file: 'worker/support/support.ts',
    tests: contact,
    changes: [
      ['what robots write is sent', "if (trap !== '') return 'sent'", ''],
      ['messages may be written in no time', 'ports.now() - rendered < minFormTime', 'false as boolean'],
      ['any number of messages is sent', "!(await attempts.allows('contact'))", 'false as boolean'],
      ['a message sent again is another', 'JSON.stringify([form, content])', 'crypto.randomUUID()'],
      ['a changed message is the one before', '[form, content]', '[form]'],
      ['customer service is waited for without end', 'deadline: deadlines.support', 'deadline: 1e6'],
    ],
  },
  {
    file: 'worker/endpoints/contact.ts',
    tests: contact,
    changes: [
      ['a message of any size is read', 'boundedText(body, maxContactBytes)', 'boundedText(body, 1e9)'],
      ['other methods send', "method !== 'POST'", 'false as boolean'],
      ['too many messages are the service’s failure', 'limited: 429', 'limited: 503'],
    ],
  },
  {
    file: 'src/commerce/contract/support.ts',
    tests: contact,
    changes: [
      ['a subject may be anything', 'subject: v.picklist(contactSubjects)', 'subject: v.string()'],
      ['a message may be of any length', 'v.maxLength(maxMessageLength)', 'v.maxLength(1e6)'],
      ['an order may be of any length', 'v.optional(line(40)', 'v.optional(line(16_000)'],
      ['an article may be of any length', 'line(maxArticleLength)', 'line(16_000)'],
      ['a form needs no name', 'v.pipe(v.string(), v.uuid())', 'v.string()'],
      ['a message may be empty', 'v.trim(), v.minLength(1), v.maxLength(maxM', 'v.maxLength(maxM'],
    ],
  },
  {
    file: 'src/commerce/contract/sent-fields.ts',
    tests: contact,
    changes: [
      ['an address may have line breaks', 'v.regex(/^[^\\p{Cc}]*$/u)', 'v.regex(/^[^]*$/u)'],
      ['an address may be of any length', 'line(254)', 'line(16_000)'],
    ],
  },
  {
    file: 'worker/support/order-lookup.ts',
    tests: lookup,
    changes: [
      ['orders are waited for without end', 'deadline: deadlines.orders', 'deadline: 1e6'],
      [
        'orders are looked up without limit',
        "!(await attempts.allows('track-order', email))",
        'false as boolean',
      ],
      [
        'orders of an address are looked up without limit',
        "allows('track-order', email)",
        "allows('track-order')",
      ],
      [
        'an order that was not asked for is shown',
        'isOrderOf(parsed.output, reply.value)',
        'true as boolean',
      ],
      ['an order of another address is shown', 'found.address.email.trim().toLowerCase() ===', "'' !=="],
      ['an order of another number is shown', 'found.orderNumber === order &&', ''],
      ['a failure is taken for no order', "reply.status === 404 ? 'none' : 'failed'", "'none'"],
      ['no order is a failure', "reply.status === 404 ? 'none'", "reply.status === 410 ? 'none'"],
    ],
  },
  {
    file: 'src/commerce/contract/payment/order-lookup.ts',
    tests: lookup,
    changes: [
      ['a number may be a path', 'v.regex(/^[\\w-]+$/)', 'v.regex(/./)'],
      ['a number may be of any length', 'line(40)', 'line(16_000)'],
    ],
  },
  {
    file: 'worker/limits.ts',
    tests: ['tests/worker/rate-limit/attempt-limit.test.ts', ...contact, ...lookup],
    changes: [
      ['more messages are taken', 'contact: { limit: 5,', 'contact: { limit: 6,'],
      [
        'messages are taken again too early',
        'contact: { limit: 5, period: 600',
        'contact: { limit: 5, period: 60',
      ],
      ['more orders are looked up', "'track-order': { limit: 10,", "'track-order': { limit: 11,"],
      [
        'orders are looked up again too early',
        "'track-order': { limit: 10, period: 3_600",
        "'track-order': { limit: 10, period: 600",
      ],
      ['more withdrawals are sent', 'withdraw: { limit: 10,', 'withdraw: { limit: 11,'],
      [
        'withdrawals are sent again too early',
        'withdraw: { limit: 10, period: 3_600',
        'withdraw: { limit: 10, period: 600',
      ],
      ['customer service has more time', 'support: 6_000', 'support: 60_000'],
      ['the order service has more time', 'orders: 4_000', 'orders: 40_000'],
    ],
  },
  {
    file: 'src/commerce/send-contact.ts',
    tests: ['tests/commerce/send-contact.test.ts'],
    changes: [
      ['a failure counts as sent', "?? 'failed'", "?? 'sent'"],
      ['a refusal is taken for a failure', "[422, 'refused'],", ''],
    ],
  },
  {
    file: 'worker/sandbox/support-api/app.ts',
    tests: ['tests/worker/sandbox/support-api/support.test.ts'],
    changes: [
      ['a message sent again is confirmed again', 'if (isNew) for', 'for'],
      ['confirmations are in English', 'mailLanguage(message.language)', "mailLanguage('en')"],
    ],
  },
  {
    file: 'worker/rate-limit/attempt-counts.ts',
    tests: ['tests/worker/rate-limit/attempt-limit.test.ts'],
    changes: [
      ['one attempt more than the limit passes', 'count < limit', 'count <= limit'],
      ['a period never ends', 'now < stored.output.until', 'true'],
      ['a count is never deleted', 'if (!isCurrent) await this.#storage.setAlarm(until)', ''],
    ],
  },
  {
    file: 'worker/support/support.ts',
    tests: withdraw,
    changes: [
      ['any number of withdrawals is sent', "!(await attempts.allows('withdraw'))", 'false as boolean'],
      ['a refusal counts as a withdrawal', 'reply.status < 300', 'reply.status < 600'],
      [
        'an answer without JSON is a failure',
        "error.breakage === 'malformed'",
        "error.breakage === 'schema'",
      ],
      ['the time of the service is ignored', 'known.success ? known.output.receivedAt : sentAt', 'sentAt'],
      ['a stranger is sent what was typed', "? 'receipt' : 'content'", "? 'content' : 'content'"],
      [
        'any number of mails goes to an address',
        '!(await isMailAllowed(c, about, email))',
        'false as boolean',
      ],
    ],
  },
  {
    file: 'src/commerce/contract/support.ts',
    tests: withdraw,
    changes: [
      [
        'a withdrawal needs no name',
        'name: v.pipe(line(160), v.minLength(1)),\n  email',
        'name: line(160),\n  email',
      ],
      ['a withdrawal needs no order', 'order: v.pipe(line(40), v.minLength(1))', 'order: line(40)'],
      ['no piece is given back', 'v.minValue(1), v.maxValue(9_999)', 'v.maxValue(9_999)'],
      ['any number of lines is sent', 'v.maxLength(maxWithdrawalLines)', 'v.maxLength(1e6)'],
      ['goods of any length are sent', 'v.maxLength(maxGoodsLength)', 'v.maxLength(1e6)'],
    ],
  },
  {
    file: 'src/features/orders/withdraw/withdrawal-form.ts',
    tests: withdrawForm,
    changes: [
      ['more is given back than was ordered', 'Math.min(ordered, ', 'Math.max(ordered, '],
      ['a withdrawal of nothing is sent', 'parts.length > 0 && chosen.length === 0', 'false as boolean'],
      ['parts that stay are given back', 'parts.filter(({ quantity }) => quantity > 0)', 'parts'],
      ['parts are read without end', 'index < maxWithdrawalLines', 'index < 1e4'],
    ],
  },
  {
    file: 'src/features/orders/withdraw/withdrawable.ts',
    tests: ['tests/features/orders/withdraw/withdrawable.test.ts'],
    changes: [
      ['the period ends after fourteen days, holidays or not', 'delivered: 14 + 5', 'delivered: 14'],
      ['the first parcel ends the period', 'Math.max(...dates', 'Math.min(...dates'],
      ['cancelled orders can be withdrawn from', 'if (over.has(state)) return false', ''],
      [
        'orders that are not sent cannot be withdrawn from',
        'if (open.has(state)) return true',
        'if (open.has(state)) return false',
      ],
      ['deposits are given back by themselves', '!isDepositLine(line)', 'true as boolean'],
    ],
  },
]
