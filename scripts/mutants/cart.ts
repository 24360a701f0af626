import type { MutatedFile } from './mutant.ts'

const queue = 'src/features/cart/queue'
const queueTests = 'tests/features/cart/queue'

/** Faults of the cart: its queue, state, commands and undo. */
export const cartMutants: MutatedFile[] = [
  {
    file: 'src/features/cart/intents.ts',
    tests: ['tests/features/cart/intents.test.ts'],
    changes: [
      ['merging drops the second press', 'first.by + second.by', 'first.by'],
      ['a removal is merged with a press after it', ' || first.removes', ''],
      ['a sent intent is merged', 'first.sent || second.sent || ', ''],
      ['a press may exceed the highest quantity', 'Math.min(by, Math.max(0, maxQuantity - now))', 'by'],
      ['a press down may empty a line', 'Math.max(by, 1 - now)', 'by'],
      ['a removal takes one piece only', 'if (removes) return 0 - now', 'if (removes) return -1'],
      ['any change of quantity counts as ours', 'now === sent.before + sent.by', 'now !== sent.before'],
      ['unreadable lines count as missing', ' && after.unreadableLines === 0 ?', ' ?'],
      ['intents of other lines are shown in a line', '.filter(({ subject }) => isAbout(subject, line))', ''],
      ['an applied intent is shown twice', "!== 'missing') return 0", "=== 'missing') return 0"],
    ],
  },
  {
    file: `${queue}/execute-intent.ts`,
    tests: [
      `${queueTests}/cart-queue.test.ts`,
      `${queueTests}/intent-queue.test.ts`,
      `${queueTests}/tab-sync.test.ts`,
    ],
    changes: [
      ['a timeout is retried', "cause: 'timeout', mayRetry: false", "cause: 'timeout'"],
      ['a lost press is retried for ever', 'mayRetry: !isRetry', 'mayRetry: true'],
      [
        'a press found on the server is sent again',
        "after && found === 'applied'",
        "!after && found === 'applied'",
      ],
      ['a change of another tab is not noticed', " && cause !== 'overtaken'", ''],
      [
        'a request of a closed page is not waited for',
        "cause === 'inherited' && inFlightFor(sent.at, asked) > 0",
        'false',
      ],
      ['being offline ends a press', '!after && !ports.online()', 'false'],
      ['a stored press is sent without a look', 'if (!sent) return', 'if (sent || !sent) return'],
      ['a timestamp in the future delays a press', 'passed < 0 ? 0 : ', ''],
      ['requests in transit are forgotten at once', 'const maxTransit = 4_000', 'const maxTransit = 0'],
      ['an exception counts as a lost request', '    throw error\n', "    return 'failed'\n"],
      [
        'other tabs hear nothing of a result found later',
        'ports.note({ ...sent, mark: ports.announceChange() })',
        '',
      ],
    ],
  },
  {
    file: `${queue}/intent-queue.ts`,
    tests: [
      `${queueTests}/cart-queue.test.ts`,
      `${queueTests}/intent-queue.test.ts`,
      `${queueTests}/tab-sync.test.ts`,
    ],
    changes: [
      ['presses made offline are sent', 'blocked: () => !connection.online(),', 'blocked: () => false,'],
      ['a press never expires', 'now() - intent.at >= lifetime)) {', 'now() - intent.at < 0)) {'],
      ['old presses are restored', 'if (now() - intent.at < lifetime) void', 'void'],
      ['a sent press is said not to be made', "task.intent.sent ? 'unknown' : 'expired'", "'expired'"],
      ['a press joins one that another tab may have made', ' && !last.inherited', ''],
      [
        'an intent of a duplicated tab is sent twice',
        "stage === 'over' || (stage === 'sent' && !sent)",
        'false',
      ],
      [
        'an expired press is sent when the network is back',
        'if (online) expireAll()\n      else keep()',
        'if (!online) keep()',
      ],
      ['the stage of an intent is not noted', "tabs.setStage(task.intent.id, 'sent')", ''],
      ['a change is never marked as answered', '.finally(tabs.endChange)', ''],
      [
        'a press is sent though the cart is unknown',
        "if (!upToDate) return { kind: 'unknown', before, after: null }",
        '',
      ],
    ],
  },
  {
    file: `${queue}/task-queue.ts`,
    tests: [
      `${queueTests}/cart-queue.test.ts`,
      `${queueTests}/intent-queue.test.ts`,
      `${queueTests}/tab-sync.test.ts`,
    ],
    changes: [
      ['a read makes the cart busy', 'busy(waiting.some(({ quiet }) => !quiet))', 'busy(waiting.length > 0)'],
      ['payment widgets never resume', 'if (before) widget.resume(before)', ''],
      [
        'a read is signalled to other tabs',
        "if (made.changes) tabs.broadcast('after')",
        "tabs.broadcast('after')",
      ],
      ['a task under way can be removed', ' || (at === 0 && state.running)', ''],
      ['the queue stops after a failure', '      proceed()\n    }\n  }\n', '    }\n  }\n'],
    ],
  },
  {
    file: `${queue}/tab-sync.ts`,
    tests: [`${queueTests}/tab-sync.test.ts`],
    changes: [
      [
        'the cart is read though nothing changed',
        'version === state.seen && version !== unknownVersion && ports.read()',
        'false',
      ],
      [
        'a read during a change counts as up to date',
        'tabs.changeStartedAt() === null ? tabs.version() : unknownVersion',
        'tabs.version()',
      ],
      [
        'a failed read counts as up to date',
        'if (!(await refetch(selectionPort))) return false',
        'await refetch(selectionPort)',
      ],
      ['a change of a closed page is not waited for', 'if (left > 0) await', 'if (left < 0) await'],
      ['other tabs are not signalled before a change', "tabs.broadcast('before')", ''],
      ['a tab reads the cart after its own changes', 'if (current) state.seen = tabs.version()', ''],
    ],
  },
  {
    file: `${queue}/cart-queue.ts`,
    tests: [`${queueTests}/cart-queue.test.ts`, `${queueTests}/tab-sync.test.ts`],
    changes: [
      [
        'a corrected cart is not shown',
        'void applyReply(selectionPort, selectionPort.read(), refusal)',
        'void refusal',
      ],
      [
        'a refresh makes the cart busy',
        'refresh: (call) => enqueue(true,',
        'refresh: (call) => enqueue(false,',
      ],
      ['waiting presses stay after the network is back', '    tasks.proceed()\n', ''],
      ['a failing read resolves', '(error: unknown) => () => reject(error)', '() => () => {}'],
    ],
  },
  {
    file: 'src/features/cart/verbs/change-quantity.ts',
    tests: [
      'tests/features/cart/deposits/deposit-changes.test.ts',
      'tests/features/cart/commands/add.atoms.test.ts',
    ],
    changes: [
      [
        'a line that is gone counts as refused',
        'return { reply, outdated: gone || taken }',
        'return { reply, outdated: false }',
      ],
      [
        'pieces are added where they should be taken',
        'checkout.decreaseLine(subject.line, -by)',
        'checkout.increaseLine(subject.line, -by)',
      ],
    ],
  },
  {
    file: `${queue}/pending.ts`,
    tests: [`${queueTests}/pending.test.ts`, 'tests/features/cart/start/open-cart.test.ts'],
    changes: [['stored intents are never loaded', 'kept.success ? kept.output : []', '[]']],
  },
  {
    file: 'src/features/cart/state/selection.atoms.ts',
    tests: ['tests/features/cart/state/selection.atoms.test.ts'],
    changes: [
      [
        'the count may be negative',
        'Math.max(0, itemCount(selection.lines) + get(pendingQuantityAtom))',
        'itemCount(selection.lines) + get(pendingQuantityAtom)',
      ],
      ['pieces on their way are not counted', ' + get(pendingQuantityAtom)', ''],
    ],
  },
  {
    file: 'src/features/cart/state/rows.atoms.ts',
    tests: ['tests/features/cart/start/open-cart.test.ts', 'tests/features/cart/state/removal.atoms.test.ts'],
    changes: [
      ['a line on its way out is shown', '.filter(({ line }) => line.quantity > 0)', ''],
      ['a removal is shown at the end', 'shown.splice(removal.index, 0,', 'shown.splice(shown.length, 0,'],
      ['an old quantity is shown as final', 'changing: quantity !== line.quantity', 'changing: false'],
    ],
  },
  {
    file: 'src/features/cart/commands/line.atoms.ts',
    tests: [
      'tests/features/cart/commands/line.atoms.test.ts',
      'tests/features/cart/commands/add.atoms.test.ts',
      'tests/features/cart/state/removal.atoms.test.ts',
    ],
    changes: [
      ['a press down goes below the minimum', 'Math.max(min, quantity - step)', 'quantity - step'],
      ['a removal offers no undo', 'set(offerUndoAtom, { ...line, quantity }, index)', ''],
      [
        'a quantity exceeds the product’s limit',
        'Math.min(wantedOf(shown, limits), limits.max)',
        'wantedOf(shown, limits)',
      ],
    ],
  },
  {
    file: 'src/features/cart/commands/refresh-cart.atoms.ts',
    tests: ['tests/features/cart/commands/refresh-cart.atoms.test.ts'],
    changes: [
      ['page, window and network each read the cart', 'get(readingAtom) || ', ''],
      ['the cart is read offline', ' || !get(onlineAtom)', ''],
      ['after a failed read the cart is never read again', '    set(readingAtom, false)\n', ''],
    ],
  },
  {
    file: 'src/features/cart/verbs/vouchers.ts',
    tests: ['tests/features/cart/commands/voucher.atoms.test.ts'],
    changes: [
      [
        'a lost reply counts as refused',
        "if (outcome?.after && isMade(outcome.after)) return { status: made, returned: 'found' }",
        '',
      ],
      ['too many attempts count as an invalid code', "status === 429 ? 'limited' : refused", 'refused'],
    ],
  },
  {
    file: 'src/commerce/new-cart.ts',
    tests: ['tests/commerce/new-cart.test.ts', 'tests/commerce/selection-summary.test.ts'],
    changes: [
      ['a cart with lines is moved', 'lines <= ownLines && ', ''],
      ['a known cart is moved', 'isTokenNew && ', ''],
    ],
  },
  {
    file: 'src/features/cart/commands/voucher.atoms.ts',
    tests: ['tests/features/cart/commands/voucher.atoms.test.ts'],
    changes: [
      ['a code is sent with its spaces', 'code.trim()', 'code'],
      ['a message stays for ever', '{ ...result, shown: false }', '{ ...result, shown: true }'],
      ['a valid code does not end the pauses', "if (status === 'added') return 'hit'", ''],
      ['the pause after invalid codes is skipped', 'if (turn) await turn', ''],
      [
        'a code that was not checked counts as invalid',
        "status === 'invalid' ? 'miss' : 'neither'",
        "'miss'",
      ],
    ],
  },
  {
    file: 'src/features/cart/state/attempt-pause.ts',
    tests: ['tests/features/cart/commands/voucher.atoms.test.ts'],
    changes: [
      ['the first misses have a pause', 'misses <= freeMisses ? 0 : ', ''],
      ['pauses do not become longer', ' * 2 ** (misses - freeMisses - 1)', ''],
      [
        'pauses become longer without end',
        '(misses - freeMisses - 1), pause.max)',
        '(misses - freeMisses - 1), 1e9)',
      ],
      ['a hit does not end the pauses', "if (attempt === 'hit') set(missesAtom, { count: 0, until: 0 })", ''],
      ['a pause is not announced', 'set(waitAtom, Math.ceil(left / 1_000))', ''],
    ],
  },
  {
    file: 'src/features/cart/panel/voucher-form.tsx',
    tests: ['tests/features/cart/panel/voucher-form.isolated.test.tsx'],
    changes: [
      ['a code can be changed while it is checked', 'readOnly={adding}', ''],
      ['a code is entered twice by two presses', ' || adding) return', ') return'],
      ['a code is taken off twice by two presses', 'if (removed.includes(voucher)) return', ''],
    ],
  },
  {
    file: 'src/features/cart/page/cart-form.ts',
    tests: ['tests/features/cart/page/cart-form.test.ts'],
    changes: [['codes of any length are passed on', ', v.maxLength(maxVoucherLength)', '']],
  },
  {
    file: 'src/commerce/checkout-api.ts',
    tests: ['tests/commerce/checkout-api.test.ts', 'tests/commerce/retry.test.ts'],
    changes: [
      [
        'what may have been added is added again',
        "send(Selection, { method: 'POST', route, path, body, keepalive: true })",
        "withRetries(1, () => send(Selection, { method: 'POST', route, path, body, keepalive: true }), pause)",
      ],
      [
        'what may have been removed is removed again',
        "send(Selection, { method: 'DELETE', route, path, body, keepalive: true })",
        "withRetries(1, () => send(Selection, { method: 'DELETE', route, path, body, keepalive: true }), pause)",
      ],
      [
        'what may have been paid is paid again',
        'pay: (request: PaymentRequest) => sendPayment(request, paymentDeadline)',
        'pay: (request: PaymentRequest) => withRetries(1, () => sendPayment(request, paymentDeadline), pause)',
      ],
      [
        'the code that is taken off is in an address',
        "'DELETE /vouchers', '/vouchers', { voucher }",
        "'DELETE /vouchers', path('vouchers', voucher)",
      ],
      [
        'a new code is in an address',
        "'POST /vouchers', '/vouchers', { voucher }",
        "'POST /vouchers', path('vouchers', voucher)",
      ],
    ],
  },
  {
    file: 'src/commerce/path.ts',
    tests: ['tests/commerce/path.test.ts', 'tests/commerce/checkout-api.test.ts'],
    changes: [
      ['segments are not encoded', 'encodeURIComponent(segment)', 'segment'],
      [
        'a segment may climb',
        "if (segment === '' || segment === '.' || segment === '..') throw new RangeError('Not a path segment')",
        '',
      ],
    ],
  },
  {
    file: 'src/features/cart/commands/restore.atoms.ts',
    tests: [
      'tests/features/cart/state/removal.atoms.test.ts',
      'tests/features/cart/line/removed-line.isolated.test.tsx',
    ],
    changes: [
      ['a restored line is offered again', 'set(withdrawUndoAtom, line.line)', '{}'],
      ['a failed restore cannot be tried again', 'else setRestoring(false)', ''],
      [
        'every removal is shown as being restored',
        'removal.line.line === line.line ? { ...removal, restoring } : removal',
        '({ ...removal, restoring })',
      ],
    ],
  },
]
