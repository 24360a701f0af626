import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import { freePort } from '#scripts/shop/port.ts'
import {
  candidates,
  type ElementId,
  type Engine,
  type Query,
  type Shopper,
  type Tab,
  visibleOf,
} from './tab.ts'

/** Milliseconds for the driver to answer at all. */
const startDeadline = 20_000
/** The key of an element reference (https://www.w3.org/TR/webdriver2/#elements). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

const Answer = v.object({ value: v.unknown() })
const Failure = v.object({ error: v.string(), message: v.string() })
const Session = v.object({ sessionId: v.string() })
const Handle = v.object({ handle: v.string() })
const Elements = v.array(v.object({ [elementKey]: v.string() }))

/** WebKitGTK's MiniBrowser on a virtual display, driven by WebDriver (https://www.w3.org/TR/webdriver2/). */
export async function launchWebkit(): Promise<Engine> {
  const display = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = await once(createInterface(display.stdout), 'line')
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${number}` },
  })
  const address = `http://127.0.0.1:${port}`
  await untilReady(address)
  return {
    newShopper: () => newShopper(address),
    async close() {
      driver.kill()
      display.kill()
    },
  }
}

async function untilReady(address: string) {
  for (const started = Date.now(); Date.now() - started < startDeadline; await setTimeout(50)) {
    const isReady = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
  }
  throw new Error('WebKitWebDriver did not start')
}

async function newShopper(address: string): Promise<Shopper> {
  const { sessionId } = v.parse(Session, await call(`${address}/session`, 'POST', { capabilities: {} }))
  const session = `${address}/session/${sessionId}`
  const first = v.parse(v.string(), await call(`${session}/window`, 'GET'))
  let opened = 0
  return {
    // This driver does not report the console.
    complaints: () => [],
    async newTab() {
      if (opened++ === 0) return createTab(session, first)
      const { handle } = v.parse(Handle, await call(`${session}/window/new`, 'POST', { type: 'window' }))
      return createTab(session, handle)
    },
    close: async () => void (await call(session, 'DELETE')),
  }
}

function createTab(session: string, handle: string): Tab {
  const send = async (method: 'GET' | 'POST', path: string, body?: object) => {
    await call(`${session}/window`, 'POST', { handle })
    return call(session + path, method, body)
  }

  async function run(work: (...elements: Element[]) => unknown, ...elements: ElementId[]) {
    const script = `return JSON.stringify((${work})(...arguments) ?? null)`
    const args = elements.map((element) => ({ [elementKey]: element }))
    return JSON.parse(v.parse(v.string(), await send('POST', '/execute/sync', { script, args })))
  }

  async function hasRoleAndName(element: ElementId, { role, name }: Query) {
    const computed = (what: 'role' | 'label') => call(`${session}/element/${element}/computed${what}`, 'GET')
    if ((await computed('role')) !== role) return false
    return name === undefined || withoutBlanks(await computed('label')) === withoutBlanks(name)
  }

  return {
    // Each has a separate window, and all are visible.
    show: async () => {},
    open: async (url) => void (await send('POST', '/url', { url })),
    async find(query) {
      const scope = query.within ? `/element/${query.within}` : ''
      const selector = { using: 'css selector', value: candidates[query.role] }
      const found = v.parse(Elements, await send('POST', `${scope}/elements`, selector))
      const ids = await visibleOf(
        { run },
        found.map((reference) => reference[elementKey]),
      )
      const matches = await Promise.all(ids.map((id) => hasRoleAndName(id, query)))
      return ids.filter((_, index) => matches[index])
    },
    run,
    async click(element) {
      // The driver does not scroll to an element that is just below the window.
      await run((target) => target?.scrollIntoView({ block: 'center', behavior: 'instant' }), element)
      await send('POST', `/element/${element}/click`, {})
    },
    type: async (element, text) => void (await send('POST', `/element/${element}/value`, { text })),
  }
}

async function call(address: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<unknown> {
  const response = await fetch(address, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
  const { value } = v.parse(Answer, await response.json())
  if (response.ok) return value
  const { error, message } = v.parse(Failure, value)
  throw new Error(`${error}: ${message}`)
}

/** WebKit leaves out the blank at which a label is wrapped before a link. */
function withoutBlanks(label: unknown): string {
  return String(label).replaceAll(/\s/g, '')
}
