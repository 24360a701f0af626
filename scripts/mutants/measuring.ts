import type { MutatedFile } from './mutant.ts'

const endpoint = 'tests/worker/endpoints/fb-events'

/** Faults of what the advertiser's server is told: each defence of its endpoint left out. */
export const measuringMutants: MutatedFile[] = [
  {
    file: 'worker/endpoints/fb-events/fb-events.ts',
    tests: [`${endpoint}/fb-events.test.ts`],
    changes: [
      ['any method is taken', "if (method !== 'POST') return refused(405, { allow: 'POST' })", ''],
      ['no page need have sent it', "if (!headers.has('origin')) return refused(403)", ''],
      [
        'forms are taken',
        "if (!/^application\\/json(?:;|$)/i.test(headers.get('content-type') ?? '')) return refused(415)",
        '',
      ],
      [
        'a flood is taken',
        'if (!(await c.var.isolate.conversions.limit({ key: network })).success) return refused(429)',
        '',
      ],
      ['bodies have no end', 'boundedText(body, maxConversionBytes)', 'boundedText(body, 1e9)'],
      ['nobody is asked', ' && agreesToMarketing(headers)', ''],
      ['statistics are enough', '?.marketing === true', '?.statistics === true'],
      ['events are repeated', 'if (!(await isFirst(c, hash))) return', 'await isFirst(c, hash)'],
      ['purchases are believed', "asked.eventName === 'Purchase' ? await purchaseOf(c) : asked", 'asked'],
      ['tests count', 'settings.ALLOW_TEST_EVENTS ? asked.testEventCode : undefined', 'asked.testEventCode'],
      ['addresses of other sites are told', 'url?.origin === PUBLIC_ORIGIN', 'url !== null'],
      ['private addresses are told', "policy === 'open' && !pattern.startsWith('/wishlist')", 'pattern'],
    ],
  },
  {
    file: 'src/commerce/contract/conversion-event.ts',
    tests: [`${endpoint}/fb-events.test.ts`],
    changes: [
      ['values may be negative', ', v.minValue(0), v.maxValue(1_000_000)', ''],
      [
        'there is no end of products',
        'v.array(ConversionProduct), v.maxLength(50)',
        'v.array(ConversionProduct)',
      ],
      ['ids may be anything', ', v.regex(/^[A-Za-z0-9:_-]{8,64}$/)', ''],
    ],
  },
  {
    file: 'worker/endpoints/fb-events/send-conversion.ts',
    tests: [`${endpoint}/fb-events.test.ts`],
    changes: [
      ['nothing is sent again', 'first.mayRetry ? attempt() : first', 'first'],
      [
        'refusals are sent again',
        'mayRetry:\n        response.status >= 500',
        'mayRetry:\n        response.status >= 400',
      ],
    ],
  },
  {
    file: 'worker/endpoints/fb-events/user-data.ts',
    tests: [`${endpoint}/user-data.test.ts`],
    changes: [
      ['addresses are hashed as typed', 'text.trim().toLowerCase()', 'text'],
      [
        'hashes are passed on',
        'v.is(v.pipe(v.string(), v.email(), v.maxLength(320)), email) ? email : null',
        'email',
      ],
      ['numbers need not be valid', 'number?.isValid() ?', 'number ?'],
      ['cookies may be anything', 'value && cookieShape.test(value) ? value : null', 'value'],
    ],
  },
  {
    file: 'worker/seen-events/durable-object.ts',
    tests: ['tests/worker/seen-events/seen-events.test.ts'],
    changes: [
      [
        'nothing is remembered',
        'if (isFirst) await this.#storage.put',
        'if (!isFirst) await this.#storage.put',
      ],
      ['nothing is forgotten', 'if (over.length > 0) await', 'if (over.length > 1e9) await'],
    ],
  },
]
