import type { MutatedFile } from './mutant.ts'

const endpoint = ['tests/worker/endpoints/newsletter.test.ts']
const confirmed = ['tests/worker/newsletter/confirmed-newsletter.test.ts']
const service = ['tests/worker/sandbox/checkout-api/customer/subscriptions.test.ts']

/** Faults of the newsletter: what reaches the service, how often, and what is said of it. */
export const newsletterMutants: MutatedFile[] = [
  {
    file: 'worker/newsletter/newsletter.ts',
    tests: endpoint,
    changes: [
      ['what robots write is sent', "if (trap !== '') return", "if (trap === '-') return"],
      ['any number of subscriptions is sent', "!(await attempts.allows('newsletter'))", 'false as boolean'],
      ['an address is not checked', '!email.success', 'false as boolean'],
      ['an empty address is malformed', "typed.trim() === ''", 'false as boolean'],
      ['an address keeps the blanks around it', 'email: email.output', 'email: typed'],
      ['the country is not sent', '...(await knownCountry())', ''],
      ['without a catalogue nothing is sent', '.catch(() => null)', ''],
      ['a refusal counts as subscribed', 'if (reply.ok) return subscribed', 'return subscribed'],
      ['a refused address is a failure', "'email' in reply.errors", 'false as boolean'],
      ['every refusal is the address’s', "'email' in reply.errors", 'true as boolean'],
      ['a failure counts as subscribed', 'ports.report(error)\n      return failed', 'return subscribed'],
    ],
  },
  {
    file: 'worker/newsletter/newsletter.ts',
    tests: confirmed,
    changes: [
      ['an address is subscribed before it is confirmed', 'isConfirmed ? sendLink(', 'false ? sendLink('],
      ['the limit of an address is told', "result === 'sent' || result === 'limited'", "result === 'sent'"],
      ['any link confirms', 'if (!subscription) return expired', ''],
    ],
  },
  {
    file: 'worker/newsletter/sealed-subscription.ts',
    tests: ['tests/worker/newsletter/sealed-subscription.test.ts'],
    changes: [['a link is never over', 'now < parsed.output.until', 'true']],
  },
  {
    file: 'worker/endpoints/newsletter.ts',
    tests: endpoint,
    changes: [
      ['a body of any size is read', 'boundedText(body, maxNewsletterBytes)', 'boundedText(body, 1e9)'],
      ['other methods subscribe', "method !== 'POST'", 'false as boolean'],
      ['the chosen country is ignored', '...visitorCountries(c), ', ''],
      ['every answer is a success', 'newsletterStatuses[outcome]', '200'],
    ],
  },
  {
    file: 'worker/limits.ts',
    tests: endpoint,
    changes: [
      ['more subscriptions are sent', 'newsletter: { limit: 5,', 'newsletter: { limit: 6,'],
      [
        'subscriptions are sent again too early',
        'newsletter: { limit: 5, period: 600',
        'newsletter: { limit: 5, period: 60',
      ],
    ],
  },
  {
    file: 'src/commerce/contract/newsletter.ts',
    tests: endpoint,
    changes: [['any reply counts as subscribed', 'v.literal(true)', 'v.unknown()']],
  },
  {
    file: 'worker/sandbox/checkout-api/routes/subscriptions.ts',
    tests: service,
    changes: [
      ['a robot is subscribed', 'if (trap) return reply(c, subscribed)', ''],
      ['the service never fails', '/^newsletter-down@/i.test(email)', 'false as boolean'],
      ['a subscriber is welcomed again', 'isNewSubscriber(world.ports, email)', 'true as boolean'],
      ['an address is another one in capitals', 'email.toLowerCase()', 'email'],
      [
        'the mail is in the language of the session',
        'newsletterMail(email, spoken)',
        'newsletterMail(email, session.language)',
      ],
    ],
  },
]
