import type { MutatedFile } from './mutant.ts'

const endpoint = 'worker/endpoints/process-payment'
const returns = 'worker/payment-returns'
const outcomes = `tests/${endpoint}/process-payment.test.ts`
const hostile = `tests/${endpoint}/hostile-returns.test.ts`
const leaks = `tests/${endpoint}/token-leaks.test.ts`

/** Faults of `/api/process-payment`: each takes away a defence of the returns from payment providers. */
export const paymentReturnMutants: MutatedFile[] = [
  {
    file: `${endpoint}/process-payment.ts`,
    tests: [outcomes, hostile, leaks],
    changes: [
      [
        'HEAD completes a payment',
        "if (method !== 'GET' && method !== 'POST') return withoutEffect(405, { allow: 'GET, POST' })",
        '',
      ],
      ['a refused method does not learn which are allowed', "405, { allow: 'GET, POST' }", '405'],
      ['a prefetch completes a payment', '    return withoutEffect(204)\n', ''],
      ['an older prefetch completes a payment', " ?? headers.get('purpose')", ''],
      [
        'a form that never ends is waited for',
        'within(paymentReturnDeadline, handle(c, query), late)',
        'handle(c, query)',
      ],
      [
        'a failure of the shop itself leads to an error page',
        "return { outcome: { kind: 'unknown' }, paymentMethod: '' }",
        'throw error',
      ],
      ['the service may send shoppers to any origin', ' && PAYMENT_HOSTS.includes(onward.origin)', ''],
      [
        'the target has the host of the request',
        'returnTarget(PUBLIC_ORIGIN, locale, outcome.kind, paymentMethod)',
        'returnTarget(new URL(url).origin, locale, outcome.kind, paymentMethod)',
      ],
      ['the first of two different tokens is used', 'others.length === 0 && ', ''],
      ['any text is a token', 'isToken(token) ? token : null', 'token ? token : null'],
      [
        'a return without a token is reported',
        'if (token === null) return',
        'if (token === undefined) return',
      ],
      ['the target is sent the form again', 'status: 303', 'status: 307'],
      ['a return sets a cookie', 'headers: { location }', "headers: { location, 'set-cookie': 'a=1' }"],
      [
        'the token is in the target',
        'outcome.kind, paymentMethod))',
        'outcome.kind, paymentMethod) + query)',
      ],
    ],
  },
  {
    file: `${endpoint}/read-form.ts`,
    tests: [hostile],
    changes: [
      ['a form of any length is read', 'request.body, maxReturnFormBytes', 'request.body, Number.MAX_VALUE'],
      [
        'other bodies than forms are read as forms',
        'if (!formTypes.has(kind.trim())) return',
        'if (kind) {}\n  if (false as boolean) return',
      ],
      ['files are passed on', "typeof field[1] === 'string'", "field[0] !== ''"],
      [
        'a broken form is a failure of the shop',
        'catch {\n    return null',
        'catch (error) {\n    throw error',
      ],
    ],
  },
  {
    file: 'src/bounded-body.ts',
    tests: [hostile],
    changes: [['pieces are counted instead of bytes', 'bytes += value.byteLength', 'bytes += 1']],
  },
  {
    file: `${endpoint}/return-fields.ts`,
    tests: [`tests/${endpoint}/return-fields.test.ts`, hostile],
    changes: [
      [
        'names that reach a prototype are kept',
        ' && !segments.some((segment) => forbidden.has(segment))',
        '',
      ],
      ['records have a prototype', 'Object.create(null)', '{}'],
      ['any number of fields is read', 'pairs > limits.fields || ', ''],
      [
        'a query and a form may have the most fields each',
        'query.size + form.size',
        'Math.max(query.size, form.size)',
      ],
      ['names of any length are read', 'name.length <= limits.nameLength &&', ''],
      ['values of any length are read', 'value.length <= limits.valueLength &&', ''],
      ['fields may be nested without end', ' &&\n      segmentsOf(name).length <= limits.depth', ''],
      ['a form is not limited', ' || !isWithinLimits(form)', ''],
      ['a query is not limited', '!isWithinLimits(query) || ', ''],
      ['the query overrides the form', 'nest(query), nest(form)', 'nest(form), nest(query)'],
      ['token and language are passed on', '!shopParameters.has(name) && ', ''],
      [
        'names that contradict each other throw',
        'const next: Branch = known instanceof Map ? known : new Map()',
        'const next = (known ?? new Map()) as Branch',
      ],
      [
        'a high index makes a long list',
        'Array.from(value.keys(), (_, index) => value.get(String(index)))',
        'Array.from({ length: Number([...value.keys()].at(-1)) + 1 || 0 }, (_, index) => value.get(String(index)) ?? "")',
      ],
      [
        'a malformed name loses its rest',
        'if (first === undefined) return [name]',
        "if (first === undefined) return ['']",
      ],
      ['equal fields in another order are another return', '    .sort()\n', ''],
    ],
  },
  {
    file: `${endpoint}/return-target.ts`,
    tests: [`tests/${endpoint}/return-target.test.ts`, hostile],
    changes: [
      [
        'any text is a language',
        'isLocale(locale) ? locale : defaultLocale',
        '(locale as typeof defaultLocale)',
      ],
      [
        'any text is a payment method',
        '/^[\\w-]{1,64}$/.test(paymentMethod) ? paymentMethod : undefined',
        'paymentMethod',
      ],
      [
        'an unknown outcome is called failed',
        "if (result === 'unknown') return paths.unknownPayment()",
        "if (result === 'unknown') return paths.failedCheckout()",
      ],
    ],
  },
  {
    file: `${returns}/dispatch-return.ts`,
    tests: [outcomes, leaks],
    changes: [
      ['a Durable Object is named by its token', 'const name = await sha256(token)', 'const name = token'],
      ['all tokens have one Durable Object', 'namespace.idFromName(name)', "namespace.idFromName('returns')"],
      [
        'all tokens share their returns in memory',
        'isolate.paymentReturns(name)',
        "isolate.paymentReturns('')",
      ],
    ],
  },
  {
    file: `${returns}/durable-object.ts`,
    tests: [outcomes],
    changes: [
      [
        'a stored success is never deleted',
        'await storage.setAlarm(success.time + paymentSuccessLifetime)',
        '',
      ],
      ['an alarm deletes nothing', 'await this.#storage.deleteAll()', ''],
      ['a success is not stored', 'await storage.put(successKey, success)', ''],
    ],
  },
  {
    file: `${returns}/memory.ts`,
    tests: [outcomes, `tests/${returns}/memory.test.ts`],
    changes: [
      ['any number of tokens is remembered', 'entries: maxRememberedReturns', 'entries: Infinity'],
      ['no token is remembered', 'known.set(tokenHash, returns, 0)', ''],
    ],
  },
  {
    file: `${returns}/result-calls.ts`,
    tests: [outcomes, hostile],
    changes: [
      [
        'a result is waited for until there is no time to look',
        'deadline: deadlines.result',
        'deadline: 60_000',
      ],
      [
        'the calls carry the secret of the shop',
        'headers: {},',
        'headers: { authorization: settings.COMMERCE_SECRET },',
      ],
      ['errors beside an order count as paid', 'return value.hasErrors\n', 'return (false as boolean)\n'],
      [
        'a second result of one payment counts as failed',
        "Object.hasOwn(errors, 'selection')",
        "Object.hasOwn(errors, '')",
      ],
      ['a cart that is partly unreadable counts as empty', ' && unreadableLines === 0', ''],
    ],
  },
  {
    file: `${returns}/settle-return.ts`,
    tests: [outcomes, `tests/${returns}/settle-return.test.ts`],
    changes: [
      ['equal returns that come together are reported each', 'if (shared) return shared', ''],
      [
        'returns are handled at the same time',
        'last.then(() => settle(returned, calls))',
        'settle(returned, calls)',
      ],
      ['failures and unknown outcomes are remembered', '.finally(() => underWay.delete(returned.key))', ''],
      ['a return that broke holds up the next ones', 'last = outcome.catch(() => {})', 'last = outcome'],
      ['a success is not remembered', 'await store.write({ key, paymentMethod, time: now() })', ''],
      ['a success is remembered for ever', ' && now() - success.time < paymentSuccessLifetime', ''],
      [
        'a repeated success is reported again',
        'if (fields && kept?.key === key) return placed(kept.paymentMethod)',
        '',
      ],
      [
        'an unreadable return is taken for the last success',
        'if (fields && kept?.key === key)',
        'if (kept?.key === key)',
      ],
      [
        'a cancel link opened after an order is reported',
        'if (kept && (await calls.look())?.cartIsEmpty) return placed(kept.paymentMethod)',
        '',
      ],
      [
        'a cart filled again does not end an earlier success',
        '(await calls.look())?.cartIsEmpty',
        '(await calls.look())',
      ],
      [
        'a late return of a paid order is called failed',
        "return kept ? { kind: 'unknown' } : report",
        'return report',
      ],
      [
        'an unclear result is called failed',
        "|| !found.cartIsEmpty) return { kind: 'unknown' }",
        "|| !found.cartIsEmpty) return { kind: 'failed' }",
      ],
      ['the order of an earlier cart is taken for this one', ' || !found.cartIsEmpty', ''],
      ['a missing receipt is taken for an order', 'found.paymentMethod === null || ', ''],
      [
        'a part of the fields is passed on',
        "fields ? await calls.report(fields) : { kind: 'unclear' }",
        'await calls.report(fields ?? {})',
      ],
    ],
  },
  {
    file: 'worker/middleware/guard.ts',
    tests: [outcomes, hostile],
    changes: [
      [
        'returns by a cross-site POST are refused',
        '[paths.processPayment(), errorReportPath',
        '[errorReportPath',
      ],
    ],
  },
  {
    file: 'worker/headers/privacy-headers.ts',
    tests: [outcomes],
    changes: [
      ['a return may be cached', "{ ...open, 'cache-control': 'private, no-store' }", 'open'],
      [
        'the address with the token is sent on as referrer',
        "{ ...personal, 'referrer-policy': 'no-referrer' }",
        'personal',
      ],
    ],
  },
  {
    file: 'src/route-policies.ts',
    tests: [outcomes],
    changes: [
      [
        'an address without a route is that of a public page',
        "'routes/not-found': 'private'",
        "'routes/not-found': 'open'",
      ],
    ],
  },
  {
    file: 'worker/middleware/request-log.ts',
    tests: [outcomes, leaks],
    changes: [
      [
        'the log has the address of a return',
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
      ['Cloudflare logs queries', 'redact_query_string = true', 'redact_query_string = false'],
    ],
  },
]
