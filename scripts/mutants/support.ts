import type { MutatedFile } from './mutant.ts'

const contact = ['tests/worker/endpoints/contact.test.ts']
const lookup = ['tests/worker/support/order-lookup.test.ts']

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
      ['a refusal counts as sent', 'reply.status < 300', 'reply.status < 600'],
      ['a redirect counts as sent', 'reply && reply.status >= 200', '!reply || reply.status >= 200'],
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
      ['an address may have line breaks', 'v.regex(/^[^\\p{Cc}]*$/u)', 'v.regex(/^[^]*$/u)'],
      ['a message may be of any length', 'v.maxLength(maxMessageLength)', 'v.maxLength(1e6)'],
      ['a message may be empty', 'v.trim(), v.minLength(1), v.maxLength(maxM', 'v.maxLength(maxM'],
    ],
  },
  {
    file: 'worker/support/order-lookup.ts',
    tests: lookup,
    changes: [
      ['orders are looked up without limit', "!(await attempts.allows('track-order'))", 'false as boolean'],
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
    file: 'worker/rate-limit/attempt-counts.ts',
    tests: ['tests/worker/rate-limit/attempt-limit.test.ts'],
    changes: [
      ['one attempt more than the limit passes', 'count < limit', 'count <= limit'],
      ['a period never ends', 'now < stored.output.until', 'true'],
      ['a count is never deleted', 'if (!isCurrent) await this.#storage.setAlarm(until)', ''],
    ],
  },
]
