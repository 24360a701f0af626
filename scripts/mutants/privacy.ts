import type { MutatedFile } from './mutant.ts'

/** Faults that would expose a visitor’s data: consent, logs and error reports, headers, photos, orders. */
export const privacyMutants: MutatedFile[] = [
  {
    file: 'src/consent.ts',
    tests: ['tests/consent.test.ts'],
    changes: [
      ['consent never expires', ' || now - Number(time) > consentMaxAge', ''],
      [
        'consent to statistics counts for marketing',
        "marketing: agreed.includes('m')",
        "marketing: agreed.includes('s')",
      ],
    ],
  },
  {
    file: 'src/consent.ts',
    tests: ['tests/effects/router/inline-scripts.test.tsx'],
    changes: [['the marketing mark is set without consent to marketing', 's?m\\\\.`', 's?m?\\\\.`']],
  },
  {
    file: 'src/effects/events/measuring.ts',
    tests: ['tests/effects/events/measuring.test.ts'],
    changes: [
      [
        'events are stored for later after consent was refused',
        'done.length > 0 && isAgreed()',
        'done.length > 0',
      ],
    ],
  },
  {
    file: 'src/effects/events/adapters/connect-adapters.ts',
    tests: ['tests/effects/events/conversions.test.ts'],
    changes: [['the standard pixel fires although it is switched off', 'if (standardPixel) pixel', 'pixel']],
  },
  {
    file: 'worker/consent-ledger/visitor-consent.ts',
    tests: ['tests/worker/endpoints/consent.test.ts'],
    changes: [['the consent ledger contains the keys of visitors', 'return sha256(', 'return String(']],
  },
  {
    file: 'worker/endpoints/page-report.ts',
    tests: ['tests/worker/endpoints/fb-events/fb-events.test.ts'],
    changes: [['every answer counts as consent', '?.[purpose] === true', ' !== null']],
  },
  {
    file: 'worker/endpoints/fb-events/fb-events.ts',
    tests: ['tests/worker/endpoints/fb-events/fb-events.test.ts'],
    changes: [['conversions are sent without consent', " && agreesTo(headers, 'marketing')", '']],
  },
  {
    file: 'src/personal-data.ts',
    tests: ['tests/personal-data.test.ts'],
    changes: [
      ['encoded e-mail addresses are not recognised', ' || isIn(plain) || isIn(decoded(text))', ''],
      ['chassis numbers do not count as personal', '[A-HJ-NPR-Z0-9]{17}', '[A-HJ-NPR-Z0-9]{18}'],
    ],
  },
  {
    file: 'worker/endpoints/errors/browser-errors.ts',
    tests: [
      'tests/worker/endpoints/errors/browser-errors.test.ts',
      'tests/worker/error-reports/canaries.test.ts',
    ],
    changes: [['messages of browser errors are not scrubbed', 'message: scrubMessage(message)', 'message']],
  },
  {
    file: 'worker/scrub-error.ts',
    tests: ['tests/worker/scrub-error.test.ts', 'tests/worker/error-reports/canaries.test.ts'],
    changes: [
      ['numbers of any length stay in a message', '/^\\d{1,4}$/', '/^\\d+$/'],
      ['a stack keeps the message at its head', 'if (!/^\\s+at /.test(line)) return []', ''],
    ],
  },
  {
    file: 'worker/endpoints/errors/violation-reports.ts',
    tests: ['tests/worker/endpoints/errors/errors.test.ts'],
    changes: [['the whole blocked address is logged', 'address.origin.slice', 'address.href.slice']],
  },
  {
    file: 'worker/middleware/log-request.ts',
    tests: [
      'tests/worker/endpoints/process-payment/process-payment.test.ts',
      'tests/worker/endpoints/process-payment/token-leaks.test.ts',
    ],
    changes: [
      [
        'the address of a payment return is logged',
        "route: endpoint.includes('*') ? route.pattern : endpoint",
        'route: endpoint.includes("*") ? route.pattern : c.req.url',
      ],
    ],
  },
  {
    file: 'wrangler.toml',
    tests: ['tests/worker/configuration.test.ts'],
    changes: [
      ['Cloudflare logs the address of every return', 'invocation_logs = false', 'invocation_logs = true'],
    ],
  },
  {
    file: 'worker/payment-returns/dispatch-return.ts',
    tests: [
      'tests/worker/endpoints/process-payment/process-payment.test.ts',
      'tests/worker/endpoints/process-payment/token-leaks.test.ts',
    ],
    changes: [
      ['a Durable Object is named by its token', 'const name = await sha256(token)', 'const name = token'],
    ],
  },
  {
    file: 'worker/payment-returns/result-calls.ts',
    tests: [
      'tests/worker/endpoints/process-payment/process-payment.test.ts',
      'tests/worker/endpoints/process-payment/hostile-returns.test.ts',
    ],
    changes: [
      [
        'calls for a shopper carry the secret of the shop',
        'headers: {},',
        'headers: { authorization: settings.COMMERCE_SECRET },',
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
        'the target of a return contains the token',
        'resultOf(outcome), paymentMethod))',
        'resultOf(outcome), paymentMethod) + query)',
      ],
    ],
  },
  {
    file: 'worker/headers/privacy-headers.ts',
    tests: ['tests/worker/endpoints/process-payment/process-payment.test.ts'],
    changes: [
      ['a return may be cached', "{ ...open, 'cache-control': 'private, no-store' }", 'open'],
      [
        'the address with the token is sent as referrer',
        "{ ...personal, 'referrer-policy': 'no-referrer' }",
        'personal',
      ],
    ],
  },
  {
    file: 'src/route-policies.ts',
    tests: ['tests/worker/endpoints/process-payment/process-payment.test.ts'],
    changes: [
      [
        'an unknown address has the policy of a public page',
        "'routes/unknown-address': 'private'",
        "'routes/unknown-address': 'open'",
      ],
    ],
  },
  {
    file: 'worker/headers/content-security.ts',
    tests: ['tests/worker/middleware/document-headers.test.ts'],
    changes: [
      [
        'the checkout has the policy of every other page',
        "if (document !== 'purchase' && document !== 'receipt') return null",
        'if (document) return null',
      ],
    ],
  },
  {
    file: 'worker/headers/script-inventory.ts',
    tests: ['tests/worker/middleware/document-headers.test.ts'],
    changes: [
      [
        'payment hosts are trusted by every document',
        '.filter(({ documents }) => documents.includes(document))',
        '.filter(() => document)',
      ],
    ],
  },
  {
    file: 'worker/car-photos/clean-jpeg.ts',
    tests: ['tests/worker/car-photos/clean-picture.test.ts'],
    changes: [
      [
        'metadata segments of a photo are kept',
        'else if (!isMetadata(marker)) return null',
        'else kept.push(segment)',
      ],
    ],
  },
  {
    file: 'worker/car-photos/car-photos.ts',
    tests: ['tests/worker/endpoints/car-photo.test.ts'],
    changes: [
      [
        'a photo can be stored for a car of another customer',
        "|| found.car ? found : 'notFound'",
        "|| found ? found : 'notFound'",
      ],
      [
        'all customers share a folder of photos',
        'const owner = await ownerOf(profile)\n    const cars',
        "const owner = await sha256('everybody')\n    const cars",
      ],
    ],
  },
  {
    file: 'worker/support/order-lookup.ts',
    tests: ['tests/worker/support/order-lookup.test.ts'],
    changes: [
      [
        'a different order than the requested one is shown',
        'isOrderOf(parsed.output, reply.value)',
        'true as boolean',
      ],
      [
        'an order with a different e-mail address is shown',
        'found.address.email.trim().toLowerCase() ===',
        "'' !==",
      ],
      ['an order with a different number is shown', 'found.orderNumber === order &&', ''],
    ],
  },
  {
    file: 'worker/support/support.ts',
    tests: ['tests/worker/support/withdraw.test.ts'],
    changes: [
      ['a stranger is sent the text that was typed', "? 'receipt' : 'content'", "? 'content' : 'content'"],
    ],
  },
  {
    file: 'worker/newsletter/newsletter.ts',
    tests: ['tests/worker/newsletter/confirmed-newsletter.test.ts'],
    changes: [
      ['an address is subscribed before it is confirmed', 'isConfirmed ? sendLink(', 'false ? sendLink('],
    ],
  },
]
