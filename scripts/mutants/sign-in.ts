import type { MutatedFile } from './mutant.ts'

/** Faults that would open an account to others: limits of attempts, tokens, forms of other sites. */
export const signInMutants: MutatedFile[] = [
  {
    file: 'worker/rate-limit/attempt-limit.ts',
    tests: ['tests/worker/rate-limit/attempt-limit.test.ts'],
    changes: [
      [
        'passwords can be guessed without limit',
        'if (!(await isAllowedPerMinute(visitor',
        'if ((false as boolean) && !(await isAllowedPerMinute(visitor',
      ],
      ['log-in and discount codes share one limit', '{form} from', '{""} from'],
      ['the keys of the limit contain e-mail addresses', 'hashed = await sha256(key)', 'hashed = key'],
      [
        'a binding that fails allows every attempt',
        'return memory.limit({ key: hashed })\n      })',
        'return { success: true }\n      })',
      ],
    ],
  },
  {
    file: 'worker/rate-limit/network-of.ts',
    tests: ['tests/worker/rate-limit/network-of.test.ts', 'tests/worker/rate-limit/attempt-limit.test.ts'],
    changes: [['each address of a household has a separate limit', '${all.slice(0, 3)', '${all']],
  },
  {
    file: 'worker/rate-limit/rate-limiter.ts',
    tests: ['tests/worker/rate-limit/rate-limiter.test.ts'],
    changes: [['no attempt is ever over the limit', 'current.count < limit', 'current.count >= 0']],
  },
  {
    file: 'worker/rate-limit/attempt-counts.ts',
    tests: ['tests/worker/rate-limit/attempt-limit.test.ts'],
    changes: [
      ['one attempt more than the limit passes', 'count < limit', 'count <= limit'],
      ['a period of attempts never ends', 'now < stored.output.until', 'true'],
    ],
  },
  {
    file: 'worker/middleware/guard.ts',
    tests: ['tests/worker/middleware/guard.test.ts'],
    changes: [
      ['forms of other sites are accepted', '!isOwnForm(headers, origin)) return 403', 'false) return 403'],
      [
        'sandboxed frames may post forms',
        "if (sender === 'null') return site === 'same-origin'",
        "if (sender === 'null') return true",
      ],
    ],
  },
  {
    file: 'src/features/cart/operations/log-in-with-new-token.ts',
    tests: ['tests/features/cart/commands/customer/fresh-token.test.ts'],
    changes: [
      [
        'the earlier token stays logged in',
        'if (former && !ports.keepsFormer)',
        'if (former && ports.keepsFormer)',
      ],
      ['a wrong password replaces the token', 'if (!reply?.ok || !reply.value.loggedIn)', 'if (!reply)'],
    ],
  },
  {
    file: 'src/commerce/checkout-token.ts',
    tests: ['tests/commerce/checkout-token.test.ts'],
    changes: [
      ['a late reply overwrites a newer token', 'if (stored === null || stored === sent) store', 'store'],
    ],
  },
]
