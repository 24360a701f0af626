import type { MutatedFile } from './mutant.ts'

const middleware = 'tests/worker/middleware'
const cacheTests = [
  'tests/worker/cache/data-cache.test.ts',
  'tests/worker/cache/coalescing.test.ts',
  'tests/worker/cache/cache-store.test.ts',
]

/** Faults of the edge: its middleware, cache, calls to services and choice of language and country. */
export const edgeMutants: MutatedFile[] = [
  {
    file: 'worker/middleware/guard.ts',
    tests: [`${middleware}/guard.test.ts`],
    changes: [
      ['long addresses are served', 'if (url.length > maxUrlLength) return 414', ''],
      ['large headers are served', 'if (lengthOf(headers) > maxHeadersLength) return 431', ''],
      [
        'other host names are served',
        'if (!isOwnHost(host, hostname, new URL(publicOrigin))) return 421',
        '',
      ],
      ['plain http has any host name', 'isLoopback(shop.hostname) && (shop', '(shop'],
      ['other methods are served', 'if (!allowed.has(method)) return 405', ''],
      ['forms of other sites are taken', '!isOwnForm(headers, origin)) return 403', 'false) return 403'],
      [
        'sandboxed frames may post forms',
        "if (sender === 'null') return site === 'same-origin'",
        "if (sender === 'null') return true",
      ],
      ['addresses that the router cannot parse are served', ' && !unroutable.test(pathname)', ''],
    ],
  },
  {
    file: 'worker/middleware/language-redirect.ts',
    tests: [`${middleware}/language-redirect.test.ts`],
    changes: [
      ['deep links are redirected', "pathname !== '/' || ", ''],
      ['crawlers are redirected', ' || c.var.isCrawler', ''],
      ['a click on the English home page is redirected', "if (fetchSite === 'same-origin') return null", ''],
      ['a stored language is ignored', 'if (isLocale(stored)) return stored', ''],
      ['a redirect may be cached', "{ location, 'cache-control': noStore }", '{ location }'],
    ],
  },
  {
    file: 'worker/middleware/default-prefix.ts',
    tests: [`${middleware}/default-prefix.test.ts`],
    changes: [
      ['the query is lost', 'location: path + search', 'location: path'],
      [
        'the choice of English is forgotten',
        "c.header('set-cookie', serializeCookie(choice, c.var.settings.PUBLIC_ORIGIN), { append: true })",
        '',
      ],
    ],
  },
  {
    file: 'worker/middleware/document-headers.ts',
    tests: [`${middleware}/document-headers.test.ts`],
    changes: [
      ['errors may be cached', 'if (status >= 400) headers', 'if (status >= 600) headers'],
      [
        'pages without a part may be cached',
        'else if (metrics.sources().failed)',
        'else if (false as boolean)',
      ],
      [
        'an overloaded shop names no time to come back',
        "if (pause && !headers.has('retry-after'))",
        'if (false as boolean)',
      ],
    ],
  },
  {
    file: 'worker/headers/content-security.ts',
    tests: [`${middleware}/document-headers.test.ts`],
    changes: [
      [
        'the checkout has one policy',
        "if (document !== 'purchase' && document !== 'receipt') return null",
        'if (document) return null',
      ],
      ['violations are reported nowhere', 'reportTo: violationReportGroup,', ''],
      ['plain http is upgraded', "origin.startsWith('https:')", 'true'],
      ['pictures come from anywhere', '...pictureOrigins(settings)', "'https:'"],
    ],
  },
  {
    file: 'worker/headers/script-inventory.ts',
    tests: [`${middleware}/document-headers.test.ts`],
    changes: [
      [
        'payment hosts are trusted by every document',
        '.filter(({ documents }) => documents.includes(document))',
        '.filter(() => document)',
      ],
    ],
  },
  {
    file: 'worker/endpoints/errors/violation-reports.ts',
    tests: ['tests/worker/endpoints/errors/errors.test.ts'],
    changes: [
      ['extensions are reported', '.some(isOfExtension)) return []', '.some(isOfExtension)) {}'],
      ['the whole blocked address is logged', 'address.origin.slice', 'address.href.slice'],
      ['any number of reports is read', 'value.slice(0, limits.reports)', 'value'],
      [
        'any text passes for a directive',
        '!/^[a-z-]{1,40}$/.test(effectiveDirective)',
        'effectiveDirective === null',
      ],
    ],
  },
  {
    file: 'worker/endpoints/errors/errors.ts',
    tests: ['tests/worker/endpoints/errors/errors.test.ts'],
    changes: [
      ['other sites write into the log', 'if (!hosts.includes(report.document.host)) continue', ''],
      [
        'pages that take payments have no room of their own',
        "if (policy === 'purchase' || policy === 'receipt') return 'payment'",
        '',
      ],
      [
        'the path of any own file is logged',
        '/^\\/assets\\/[\\w.-]{1,100}$/.test(file.pathname)',
        'file.pathname',
      ],
    ],
  },
  {
    file: 'worker/error-reports/report-lines.ts',
    tests: ['tests/worker/endpoints/errors/errors.test.ts'],
    changes: [
      ['a violation is logged each time', 'if (written.has(key)) return false', ''],
      ['a network writes without end', 'if (!isWithinNetwork(', 'if (!share && isWithinNetwork('],
      [
        'the log grows without end',
        'if (!(isPayment ? isWithinPaymentShare : isWithinShare)(share)) return drop(share)',
        '',
      ],
      [
        'what is dropped silences what is like it',
        'if (written.has(key)) return false',
        'if (written.has(key)) return false\n      written.add(key)',
      ],
      ['nobody learns of dropped reports', 'dropped.set(share, { since, count: count + 1 })', ''],
      ['a number is told again and again', 'for (const [share] of over) dropped.delete(share)', ''],
    ],
  },
  {
    file: 'worker/middleware/clean-request.ts',
    tests: [`${middleware}/clean-request.test.ts`],
    changes: [
      [
        'headers of the router are taken from outside',
        'if (removed.length > 0) {',
        'if (removed.length < 0) {',
      ],
    ],
  },
  {
    file: 'worker/middleware/request-id.ts',
    tests: [`${middleware}/request-id.test.ts`],
    changes: [
      ['any text is taken as a correlation id', 'wellFormed.test(brought) ? brought : id', 'brought || id'],
    ],
  },
  {
    file: 'worker/region/language.ts',
    tests: ['tests/worker/region/language.test.ts'],
    changes: [
      [
        'the browser’s language is ignored',
        'const wanted = preferences(acceptLanguage)',
        'const wanted: string[] = []',
      ],
      ['languages that are ruled out count', '.filter(({ q }) => q > 0)', ''],
    ],
  },
  {
    file: 'worker/region/country.ts',
    tests: ['tests/worker/region/country.test.ts'],
    changes: [
      [
        'the test header is always believed',
        "testHeaders ? request.headers.get('x-test-country') : null",
        "request.headers.get('x-test-country')",
      ],
      ['Tor is a country', ' && !nowhere.has(country)', ''],
    ],
  },
  {
    file: 'worker/cache/data-cache.ts',
    tests: cacheTests,
    changes: [
      ['fresh copies are not used', "if (cached && now < cached.freshUntil) return found(cached, 'hit')", ''],
      [
        'stale copies are not renewed',
        'if (!paused && !underway) this.#renew(lookup, ports).catch(() => {})',
        '',
      ],
      [
        'a failing service is asked at every request',
        'this.#pausedUntil.set(key, ports.now() + cachePauseAfterFailure, 0)',
        '',
      ],
      ['old copies are not used in an outage', 'if (!old) throw error', 'throw error'],
      ['an emptied list replaces a full one', "throw new UpstreamError('emptied', lookup.route)", ''],
      ['refusals are stored', 'reply.ok ? !hasErrors(answer.body) : reply.status === 404', 'true'],
      ['failures of a call are not reported', 'ports.report(error)', ''],
      [
        'the cache of the data centre is not read',
        "if (stored && ports.now() < stored.freshUntil) return found(stored, 'hit')",
        '',
      ],
    ],
  },
  {
    file: 'worker/cache/envelope.ts',
    tests: ['tests/worker/cache/envelope.test.ts', ...cacheTests],
    changes: [
      ['copies stay fresh a thousand times shorter', 'now + policy.fresh * 1000', 'now + policy.fresh'],
      [
        'copies are not kept for an outage',
        'errorUntil: staleUntil + policy.ifError * 1000',
        'errorUntil: staleUntil',
      ],
    ],
  },
  {
    file: 'worker/cache/in-flight.ts',
    tests: ['tests/worker/cache/in-flight.test.ts', 'tests/worker/cache/coalescing.test.ts'],
    changes: [
      [
        'a call that hangs is shared for ever',
        'flight && now - flight.since < maxSharedCallAge ? flight.work',
        'flight ? flight.work',
      ],
      ['ended calls are still shared', 'work.then(end, end)', ''],
    ],
  },
  {
    file: 'worker/cache/lru.ts',
    tests: ['tests/worker/cache/lru.test.ts'],
    changes: [
      [
        'a used entry is dropped first',
        '    this.#entries.delete(key)\n    this.#entries.set(key, entry)\n    return',
        '    return',
      ],
      ['the weight is not limited', ' && this.#weight <= this.#limits.weight', ''],
    ],
  },
  {
    file: 'worker/upstream/resilience/breaker.ts',
    tests: ['tests/worker/upstream/resilience/breaker.test.ts'],
    changes: [
      ['the breaker never opens', '>= calls * failures', '> calls'],
      [
        'many probes are sent at once',
        'return probing || now() < closedFrom ? null : tryOut()',
        'return now() < closedFrom ? null : tryOut()',
      ],
      ['old calls count for ever', '.filter((one) => at - one.at < window)', ''],
    ],
  },
  {
    file: 'worker/upstream/resilience/through-breaker.ts',
    tests: ['tests/worker/upstream/resilience/through-breaker.test.ts'],
    changes: [['too many calls close a service', 'if (status === 429) return false', '']],
  },
  {
    file: 'worker/call-budget/network-budgets.ts',
    tests: ['tests/worker/call-budget/network-budgets.test.ts'],
    changes: [
      ['a network may ask for anything', 'buckets[kind].every((bucket) => bucket.has())', 'true'],
      ['addresses with nothing are free', 'foundNothing: () => notFound.take()', 'foundNothing() {}'],
    ],
  },
  {
    file: 'worker/call-budget/unusual-share.ts',
    tests: ['tests/worker/call-budget/unusual-share.test.ts'],
    changes: [
      ['too many calls change nothing', 'rate = Math.max(min, sent * backoff)', ''],
      ['the share stays small', 'rate = Math.min(max, rate + growth)', ''],
      ['a pause that is asked for is ignored', 'if (time < pausedUntil) return false', ''],
    ],
  },
  {
    file: 'worker/call-budget/create-call-gate.ts',
    tests: ['tests/worker/call-budget/call-gate.test.ts'],
    changes: [['calls are not counted', 'made: (kind) => budget?.spend(kind)', 'made() {}']],
  },
  {
    file: 'worker/visitor/visitor-cart.ts',
    tests: ['tests/worker/call-budget/call-gate.test.ts'],
    changes: [['every token is known', "isKnown ? 'page' : 'unusual'", "isKnown ? 'page' : 'page'"]],
  },
  {
    file: 'worker/upstream/resilience/retry.ts',
    tests: ['tests/worker/upstream/resilience/retry.test.ts'],
    changes: [
      [
        'every failure is retried whatever the budget',
        ' || !budget.spend()) return response',
        ') return response',
      ],
      ['a refusal is retried', '!isTransient(response) || ', ''],
      [
        'the pause a service asks for is ignored',
        'Math.max(pause, min + random() * (max - min))',
        'min + random() * (max - min)',
      ],
    ],
  },
  {
    file: 'worker/upstream/create-request-ports.ts',
    tests: ['tests/worker/upstream/create-request-ports.test.ts'],
    changes: [
      ['any number of calls run at once', 'pLimit(maxConcurrentCalls)', 'pLimit(1_000)'],
      ['calls to the cache do not count', 'limit(() => store.read(key))', 'store.read(key)'],
    ],
  },
  {
    file: 'worker/upstream/read-client.ts',
    tests: ['tests/worker/upstream/create-request-ports.test.ts'],
    changes: [
      [
        'calls are never retried',
        'const fetch = retryOnce(fetchHedged, {',
        'const fetch = fetchHedged\n  void retryOnce(fetchHedged, {',
      ],
    ],
  },
  {
    file: 'worker/upstream/sandbox-routing.ts',
    tests: ['tests/worker/upstream/sandbox-routing.test.ts'],
    changes: [
      [
        'the sandbox is asked for foreign origins',
        'startsWithSandbox(url) && url.origin === publicOrigin',
        'startsWithSandbox(url)',
      ],
    ],
  },
  {
    file: 'worker/rate-limit/attempt-limit.ts',
    tests: ['tests/worker/rate-limit/attempt-limit.test.ts'],
    changes: [
      [
        'passwords and discount codes can be guessed without limit',
        'if (!(await isAllowedPerMinute(visitor',
        'if ((false as boolean) && !(await isAllowedPerMinute(visitor',
      ],
      ['the attempts of log-in and discount codes are one', '{form} from', '{""} from'],
      ['the keys of attempts have addresses in them', 'hashed = await sha256(key)', 'hashed = key'],
      [
        'a binding that fails refuses nobody',
        'return memory.limit({ key: hashed })\n      })',
        'return { success: true }\n      })',
      ],
    ],
  },
  {
    file: 'worker/rate-limit/network-of.ts',
    tests: ['tests/worker/rate-limit/network-of.test.ts', 'tests/worker/rate-limit/attempt-limit.test.ts'],
    changes: [
      ['each address of a household has attempts of its own', '${all.slice(0, 3)', '${all'],
      ['a /48 is as many networks as it has parts', ' % networksOfSite', ''],
      [
        'all clients of IPv4 that is written as IPv6 are one',
        "join(':') === mappedIpv4",
        'join() === mappedIpv4',
      ],
    ],
  },
  {
    file: 'worker/rate-limit/rate-limiter.ts',
    tests: ['tests/worker/rate-limit/rate-limiter.test.ts'],
    changes: [
      ['nothing is ever over the limit', 'current.count < limit', 'current.count >= 0'],
      [
        'a refused attempt starts another period',
        'known && now() < known.until ?',
        'known && now() < known.until && known.count < limit ?',
      ],
    ],
  },
  {
    file: 'wrangler.toml',
    tests: ['tests/worker/configuration.test.ts'],
    changes: [
      ['Cloudflare allows more attempts than other hosts', 'limit = 10, period', 'limit = 1000, period'],
    ],
  },
  {
    file: 'worker/endpoints/well-known.ts',
    tests: ['tests/worker/endpoints/well-known.test.ts'],
    changes: [
      ['security.txt has expired', 'Date.now() + securityTxtLifetime', 'Date.now()'],
      ['a shop without contacts has security.txt', 'if (contacts.length === 0)', 'if (contacts.length < 0)'],
      ['any language is believed', 'isLocale(stored) ? stored', 'stored ? stored'],
    ],
  },
  {
    file: 'scripts/node/http-server.ts',
    tests: ['tests/scripts/node/http-server.test.ts'],
    changes: [
      ['a whole address may be a target', "!url.startsWith('/') || ", ''],
      ['a request may have several hosts', ' || headersDistinct.host?.length !== 1', ''],
      ['a body may take for ever', 'requestTimeout: limits.requestTime', 'requestTimeout: 0'],
      ['a client may do nothing for ever', 'server.setTimeout(limits.idleTime)', ''],
    ],
  },
  {
    file: 'scripts/node/client-address.ts',
    tests: ['tests/scripts/node/client-address.test.ts'],
    changes: [
      ['everybody is a proxy', 'if (!source?.isProxy(peer)) return peer', 'if (!source) return peer'],
      ['a proxy is a client', 'named.findLast((address) => !source.isProxy(address))', 'named.at(-1)'],
    ],
  },
  {
    file: 'worker/env.ts',
    tests: ['tests/worker/env.test.ts'],
    changes: [
      [
        'payments may lead to any origin over plain http',
        'PAYMENT_HOSTS.every((host) => isSafePaymentHost(host, PUBLIC_ORIGIN))',
        'PAYMENT_HOSTS.length >= 0 && PUBLIC_ORIGIN !== ""',
      ],
      ['a shop on https may have anything', "protocol === 'https:' ?", 'false ?'],
      ['a shop for others may be on plain http', '!isLoopback(hostname)', 'hostname === ""'],
      ['services of a shop on https may be plain', '.filter(([, value]) => isPlain(value))', '.slice(0, 0)'],
      ['lists of origins may have a *', " && !text.includes('*')", ''],
    ],
  },
  {
    file: 'worker/visitor/visitor-cart.ts',
    tests: ['tests/worker/visitor/visitor-cart.test.ts'],
    changes: [
      ['an unchanged token is set again', 'state.token && state.written', 'state.token'],
      [
        'any refused token opens the breaker',
        'isolate.breakers.checkout, isUnhealthyForAll',
        'isolate.breakers.checkout',
      ],
    ],
  },
]
