import { createCheckoutApi } from '#src/commerce/checkout-api.ts'
import { createHttp } from '#src/commerce/http.ts'
import { createTestCatalogue } from '../sandbox/test-catalogue.ts'
import { createTestSandbox, testConsoleToken } from '../sandbox/test-sandbox.ts'
import { countPayment, goodsIn, type Request, type Service } from './service.ts'

/**
 * The sandbox, called as the shop calls it, with a token that changes at every reply; with `automaticDeposits` it adds
 * deposits by itself.
 */
export async function createSandboxService(automaticDeposits = false): Promise<Service & { close(): void }> {
  const sandbox = createTestSandbox({ catalogue: createTestCatalogue() })
  const settings = JSON.stringify({ rotateTokens: true, automaticDeposits })
  const authorization = `Bearer ${testConsoleToken}`
  await sandbox.fetch('/__settings', { method: 'POST', headers: { authorization }, body: settings })
  const applied: Service['applied'] = []
  const payments = { arrived: 0, ofChangedCart: 0 }
  const started = await call(null, (api) => api.addItem('1-1', 3))
  let newest = (await call(started.token, (api) => api.chooseLanguage('en'))).token

  async function call<T>(
    token: string | null,
    work: (api: ReturnType<typeof createCheckoutApi>) => Promise<T>,
  ) {
    const stored = { token }
    const http = createHttp({
      baseUrl: 'http://sandbox.test/api/checkout',
      deadline: 5_000,
      fetch: async (request) => {
        const body = request.body ? await request.text() : null
        const { method, headers } = request
        return sandbox.fetch(new URL(request.url).pathname, {
          method,
          headers,
          ...(body === null ? {} : { body }),
        })
      },
    })
    const tokens = {
      read: () => stored.token,
      write: (next: string) => {
        stored.token = next
      },
    }
    const reply = await work(createCheckoutApi(http, tokens))
    return { reply, token: stored.token ?? '' }
  }

  async function selection() {
    const { reply, token } = await call(newest, (api) => api.selection())
    newest = token
    if (!reply.ok) throw new Error('the sandbox does not tell its selection')
    return reply.value
  }

  function make({ change }: Request) {
    return (api: ReturnType<typeof createCheckoutApi>) => {
      if (change === null || 'payment' in change) return api.selection()
      if ('language' in change) return api.chooseLanguage(change.language)
      if ('changes' in change) return api.changeItems(change.changes)
      if (change.line === null) return api.addItem(change.item, change.by)
      return change.by > 0
        ? api.increaseLine(change.line, change.by)
        : api.decreaseLine(change.line, -change.by)
    }
  }

  return {
    applied,
    payments,
    firstToken: newest,
    strangers: () => 0,
    async answer(token, request) {
      const before = goodsIn((await selection()).lines)
      const answer = await call(token, make(request))
      newest = answer.token
      const { change, press } = request
      const by = answer.reply.ok ? goodsIn(answer.reply.value.lines) - before : 0
      if (change && 'payment' in change && answer.reply.ok) {
        countPayment(payments, change.payment, answer.reply.value)
      } else if (answer.reply.ok && change && !('language' in change) && (press !== null || by !== 0))
        applied.push({ press, by })
      return answer
    },
    selection,
    async setDeposits(quantity) {
      const deposit = (await selection()).lines.find(({ item }) => item === '9-1')
      const lines = deposit ? [{ line: deposit.line, quantity }] : []
      const items = !deposit && quantity > 0 ? [{ item: '9-1', quantity }] : []
      newest = (await call(newest, (api) => api.changeItems({ lines, items }))).token
    },
    close: () => sandbox.close(),
  }
}
