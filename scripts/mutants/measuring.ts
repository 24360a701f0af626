import type { MutatedFile } from './mutant.ts'

const endpoint = 'tests/worker/endpoints/fb-events'

/** Faults of analytics: each defence of the endpoint of conversions left out, and wrong events in the browser. */
export const measuringMutants: MutatedFile[] = [
  {
    file: 'worker/middleware/guard.ts',
    tests: [`${endpoint}/fb-events.test.ts`],
    changes: [
      ['no page need have sent it', "return headers.has('origin') && site", 'return site'],
      ['other sites may send', ' && isOwnForm(headers, new URL(url).origin)', ''],
      ['browsers are not believed about the sender', "&& site === 'same-origin' &&", '&&'],
    ],
  },
  {
    file: 'worker/endpoints/consent.ts',
    tests: ['tests/worker/endpoints/consent.test.ts'],
    changes: [
      ['other sites answer for a visitor', 'if (!isOwnScript(c.req.raw)) return refused(403)', ''],
      [
        'any number of answers is kept',
        "if (!(await createAttemptLimit(c).allows('consent'))) return refused(429)",
        '',
      ],
      ['an answer to another question is kept', 'v.literal(consentVersion)', 'v.number()'],
      ['proof counts as kept when it is not', '    return refused(503)\n', ''],
    ],
  },
  {
    file: 'worker/consent-ledger/visitor-consent.ts',
    tests: ['tests/worker/endpoints/consent.test.ts'],
    changes: [['the ledger knows the keys', 'return sha256(', 'return String(']],
  },
  {
    file: 'worker/endpoints/page-report.ts',
    tests: [`${endpoint}/fb-events.test.ts`],
    changes: [
      ['any method is taken', "if (method !== 'POST') return refused(405, { allow: 'POST' })", ''],
      ['anybody may send', 'if (!isOwnScript(c.req.raw)) return refused(403)', ''],
      [
        'forms are taken',
        "if (!/^application\\/json(?:;|$)/i.test(headers.get('content-type') ?? '')) return refused(415)",
        '',
      ],
      ['a flood is taken', 'if (!(await isWithinLimit(c))) return refused(429)', ''],
      ['the host does not count', 'const count = bound && (', 'const count = undefined && ('],
      ['all networks count as one', 'networkOf(clientAddress(c))', '0'],
      ['bodies have no end', 'boundedText(body, maxBytes)', 'boundedText(body, 1e9)'],
      ['every answer agrees', '?.[purpose] === true', ' !== null'],
      ['a lost object loses events', 'return seenEvents.isFirst(hash)\n    })', 'return false\n    })'],
    ],
  },
  {
    file: 'worker/endpoints/fb-events/fb-events.ts',
    tests: [`${endpoint}/fb-events.test.ts`],
    changes: [
      ['any currency is taken', '!(await isSoldIn(c, event))', 'false as boolean'],
      ['unknown currencies are refused', '?.includes(currency) ?? true', '?.includes(currency) ?? false'],
      ['purchases are judged by the page', " || eventName === 'Purchase') return true", ') return true'],
      ['browsers need no name', " && headers.has('user-agent')", ''],
      ['nobody is asked', " && agreesTo(headers, 'marketing')", ''],
      ['events are repeated', 'if (!(await isFirst(c, hash))) return', 'await isFirst(c, hash)'],
      ['purchases are believed', "asked.eventName === 'Purchase' ? await purchaseOf(c) : asked", 'asked'],
      ['orders need no number', " || reply.value.orderNumber === ''", ''],
      ['orders are bought again', 'if (isOld(order)) return null', ''],
      ['undated orders are old', '> purchaseAge.max', '<= purchaseAge.max === false'],
      ['telephones belong to the cookie alone', '.find((known) => known !== null)', '[0]'],
      ['the names of browsers are believed', "(c.req.header('user-agent') ?? '')", "(event.userAgent ?? '')"],
      ['the log has ids', 'id: hash.slice(0, 16)', 'id: eventId'],
      ['the log always counts', 'settings.PUBLIC_DEBUG_EVENTS\n', 'true\n'],
      ['the log has values', 'emails: em.length', 'emails: event.emails.join() as never'],
      ['addresses name people', ' && !isPersonal(page.pathname)', ''],
      ['tests count', 'settings.ALLOW_TEST_EVENTS ? asked.testEventCode : undefined', 'asked.testEventCode'],
      ['addresses of other sites are told', 'url?.origin === c.var.settings.PUBLIC_ORIGIN', 'url'],
      ['private addresses are told', "policy === 'open' && ", ''],
      ['lists of wishes are told', "!pattern.startsWith('/wishlist') && ", ''],
    ],
  },
  {
    file: 'src/commerce/contract/conversion-event.ts',
    tests: [`${endpoint}/fb-events.test.ts`],
    changes: [
      ['events may have any name', 'eventName: ConversionName', 'eventName: v.string() as never'],
      ['values may be negative', 'v.minValue(0), ', ''],
      ['values have no end', ', v.maxValue(1_000_000)', ''],
      ['values may be text', 'v.pipe(v.number(), v.finite()', 'v.pipe(v.unknown(), v.toNumber()'],
      ['pieces may be parts', 'v.integer(), ', ''],
      ['currencies may be anything', "Intl.supportedValuesOf('currency').includes(code)", 'code.length > 0'],
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
      ['the token stands in the address', '/events`', '/events?access_token=`'],
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
        'v.is(v.pipe(v.string(), v.email(), v.maxLength(userDataLengths.email)), email) ? email : null',
        'email',
      ],
      ['values are sent as they are', 'known.map((text) => sha256(text))', 'known'],
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
  {
    file: 'src/effects/events/adapters/shown-lists.ts',
    tests: ['tests/effects/events/shown-lists.test.ts'],
    changes: [
      ['parts of a list are reported again', '!known.includes(element)', 'element'],
      ['another order is no news', 'before?.list.version === list.version', 'before'],
      ['lists of the last screen are kept', 'clear: () => lists.clear()', 'clear: () => {}'],
      ['any link of a product opens it', `'a[href*="/p/"]'`, `'a'`],
    ],
  },
  {
    file: 'src/effects/events/measuring.ts',
    tests: ['tests/effects/events/measuring.test.ts'],
    changes: [
      ['a no keeps events for later', 'done.length > 0 && isAgreed()', 'done.length > 0'],
      ['what is done before an answer is held', 'if (isDone(event)) return', ''],
      ['searches are stored', '.filter(isDone)', ''],
      ['events of earlier documents are lost', "store.read(keptEventsKey) ?? ''", "''"],
      ['events are stored twice', 'held.splice(0).filter', 'held.filter'],
    ],
  },
  {
    file: 'src/features/catalogue/categories.ts',
    tests: ['tests/features/catalogue/categories.test.ts'],
    changes: [
      ['a shared parent tells names apart', 'others.every', 'others.some'],
      ['every name has its parent', 'others.length > 0 && ', ''],
    ],
  },
  {
    file: 'src/consent.ts',
    tests: ['tests/effects/router/inline-scripts.test.tsx'],
    changes: [['the mark is set without agreement to marketing', 's?m\\\\.`', 's?m?\\\\.`']],
  },
  {
    file: 'src/effects/events/adapters/kept-events.ts',
    tests: ['tests/effects/events/kept-events.test.ts'],
    changes: [
      ['events are taken twice', 'if (events.length > 0) store.write', 'if (events.length < 0) store.write'],
      ['there is no end of kept events', '.slice(-maxKept)', ''],
    ],
  },
  {
    file: 'src/effects/events/adapters/ga4-event.ts',
    tests: ['tests/effects/events/ga4-event.test.ts'],
    changes: [
      ['the discount is that of one piece', '(priceBefore - price) * quantity', 'priceBefore - price'],
      ['lists have no discount', 'itemOf(article, 1)', 'itemOf(article, 0)'],
      ['there is no end of items', '.map(piecesItem).slice(0, maxItems)', '.map(piecesItem)'],
      ['unknown values are null', '...(value === null ? {} : { value })', 'value: value ?? undefined'],
    ],
  },
  {
    file: 'src/effects/events/adapters/connect-adapters.ts',
    tests: ['tests/effects/events/conversions.test.ts'],
    changes: [
      ['the pixel always fires', 'if (standardPixel) pixel', 'pixel'],
      [
        'codes of tests are always read',
        'const testCode = testEvents ? testEventCode() : null',
        'const testCode = testEventCode()',
      ],
    ],
  },
  {
    file: 'src/consent.ts',
    tests: ['tests/consent.test.ts'],
    changes: [
      ['answers last for ever', ' || now - Number(time) > consentMaxAge', ''],
      ['answers of the future count', 'if (Number(time) - now > maxClockLead) return null', ''],
      ['statistics mean marketing', "marketing: agreed.includes('m')", "marketing: agreed.includes('s')"],
    ],
  },
  {
    file: 'src/personal.ts',
    tests: ['tests/personal.test.ts'],
    changes: [
      ['encoded addresses are not read', ' || isIn(plain) || isIn(decoded(text))', ''],
      ['personal numbers have their sign', ' || hasPersonalNumber(read)', ''],
      ['personal numbers need no date', 'isDate(Number(century + year), Number(month), Number(day)) && ', ''],
      ['personal numbers need no check digit', ' && isLuhn(number.slice(-10))', ''],
      ['months have any number of days', '.getUTCMonth() === month - 1', '.getUTCMonth() >= 0'],
      ['part of a number is a personal number', '{4}(?!\\w)/g', '{4}/g'],
      ['the end of a number is a personal number', 'undashed = /(?<!\\w)', 'undashed = /'],
      ['chassis numbers name nobody', '[A-HJ-NPR-Z0-9]{17}', '[A-HJ-NPR-Z0-9]{18}'],
    ],
  },
]
