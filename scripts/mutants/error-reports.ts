import type { MutatedFile } from './mutant.ts'

const reports = 'tests/worker/error-reports'

/** Faults of what is reported of errors: each bound and each defence of a visitor's data left out. */
export const errorReportMutants: MutatedFile[] = [
  {
    file: 'worker/endpoints/errors/errors.ts',
    tests: ['tests/worker/endpoints/errors/browser-errors.test.ts'],
    changes: [
      ['errors come from other sites', ' && isOwnForm(headers, new URL(url).origin)', ''],
      ['errors come from no page', "headers.has('origin') && ", ''],
      ['bodies of errors are as long as those of violations', 'isError ? maxBrowserErrorBytes : ', ''],
      ['pages of other sites have routes', 'page?.origin === new URL(url).origin', 'page'],
      ['every trace is a line', "{ ...line, trace: '' }", 'line'],
    ],
  },
  {
    file: 'worker/endpoints/errors/browser-errors.ts',
    tests: ['tests/worker/endpoints/errors/browser-errors.test.ts', `${reports}/canaries.test.ts`],
    changes: [
      ['names of errors are kept', 'name: errorName(name)', 'name'],
      ['messages are kept', 'message: scrubMessage(message)', 'message'],
      ['stacks are kept', 'stack: ownPositions(stack)', 'stack'],
    ],
  },
  {
    file: 'worker/scrub.ts',
    tests: ['tests/worker/scrub.test.ts', `${reports}/canaries.test.ts`],
    changes: [
      ['numbers stand beside others', " && !/[\\d…]/.test(words[index + 1]?.piece ?? '')", ''],
      ['numbers need no word', ' && words[index - 1]?.isWord', ''],
      ['numbers are of any length', '/^\\d{1,4}$/', '/^\\d+$/'],
      [
        'names in a program may be anybody’s number',
        '/\\d/g) ?? []).length < 5',
        '/\\d/g) ?? []).length < 50',
      ],
      ['names in a program need no end', '{0,60}(?=[\'"”])/g', '{0,60}/g'],
      ['stacks begin with the message', 'if (!/^\\s+at /.test(line)) return []', ''],
      ['every error is the shop’s own', 'error instanceof UpstreamError || ', 'error instanceof Error || '],
    ],
  },
  {
    file: 'worker/error-reports/reporting-log.ts',
    tests: [`${reports}/error-reports.test.ts`],
    changes: [
      ['refusals are told again and again', "if (event.event !== 'answer') write(event)", 'write(event)'],
      ['every trace is reported', 'if (isTrace && !trace.sampled) return', ''],
      ['the same error is reported again and again', 'if (!isTrace && memory.same.has(key)) return', ''],
      ['reports have no end', '|| !isWithinLimit(event)', ''],
      [
        'violations take the room of errors',
        "if (event.event !== 'violation') return memory.isWithin.all('errors')",
        "if (event.event !== 'violation') return memory.isWithin.all('script')",
      ],
      [
        'payment pages share the room of others',
        "event.share === 'payment' ? 'payment' : 'all'](event.share)",
        "'all']('script')",
      ],
      ['violations are only logged', "case 'violation':\n", "case 'call':\n"],
      [
        'failures of the error server are told again and again',
        'if (memory.same.has(description)) return',
        '',
      ],
    ],
  },
  {
    file: 'worker/error-reports/error-server.ts',
    tests: [`${reports}/error-reports.test.ts`],
    changes: [
      ['no pause is given', 'if (isRateLimited(pauses.until, category)) return', ''],
      ['refused reports are lost unseen', 'if (!response.ok) throw', 'if (response.status === 0) throw'],
    ],
  },
  {
    file: 'worker/trace.ts',
    tests: ['tests/worker/trace.test.ts'],
    changes: [
      ['all traces are sampled', 'sampled: chance < traceSampleRate', 'sampled: true'],
      ['callers decide what is sampled', 'newHex(6)', 'known ?? newHex(6)'],
      ['callers give the part', 'spanId: newHex(8)', 'spanId: parentId ?? newHex(8)'],
      ['no trace is none', '(?!0{32})', ''],
    ],
  },
  {
    file: 'worker/upstream/service.ts',
    tests: [`${reports}/error-reports.test.ts`],
    changes: [
      [
        'ids of callers are reported',
        'random.test(correlationId) ? correlationId : requestId',
        'correlationId',
      ],
      [
        'refusals are not reported',
        "log({ event: 'answer', ...named, upstream, route, status })",
        'undefined',
      ],
    ],
  },
  {
    file: 'src/effects/errors/error-reporter.ts',
    tests: ['tests/effects/errors/error-reporter.test.ts'],
    changes: [
      ['errors are reported again', 'sent.has(key) || ', ''],
      ['reports of a page have no end', ' || sent.size >= maxReports', ''],
      ['extensions are reported', 'foreign.test(stack) || ', ''],
      ['messages are of any length', '.slice(0, maxMessage)', ''],
      ['stacks are of any length', 'positions.slice(0, maxPositions)', 'positions'],
    ],
  },
]
