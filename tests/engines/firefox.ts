import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import * as v from 'valibot'
import { type BidiConnection, connectBidi } from './bidi.ts'
import { candidates, type ElementId, type Engine, type Shopper, type Tab, visibleOf } from './tab.ts'

const Context = v.object({ context: v.string() })
const UserContext = v.object({ userContext: v.string() })
const Nodes = v.object({ nodes: v.array(v.object({ sharedId: v.string() })) })
const Evaluated = v.variant('type', [
  v.object({ type: v.literal('success'), result: v.object({ value: v.string() }) }),
  v.object({ type: v.literal('exception'), exceptionDetails: v.object({ text: v.string() }) }),
])
const LogEntry = v.object({
  level: v.string(),
  text: v.nullable(v.string()),
  source: v.object({ context: v.optional(v.string()) }),
})

/** Firefox without a window, driven by WebDriver BiDi, which it speaks itself (https://w3c.github.io/webdriver-bidi/). */
export async function launchFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'tappet-firefox-'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const browser = spawn('firefox-esr', args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const exited = new Promise<void>((resolve) => void browser.once('exit', () => resolve()))
  const bidi = await connectBidi(`${await addressOf(browser.stderr)}/session`)
  await bidi.send('session.new', { capabilities: {} })
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] })
  return {
    newShopper: () => newShopper(bidi),
    async close() {
      await bidi.send('browser.close', {})
      await exited
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? []
    if (address) {
      output.resume()
      return address
    }
  }
  throw new Error('Firefox ended before it could be driven')
}

/** Firefox reports a font as an error if its page is left while it loads (`NS_BINDING_ABORTED`). */
const fontOfLeftPage = 'status=2152398850'

async function newShopper(bidi: BidiConnection): Promise<Shopper> {
  const { userContext } = v.parse(UserContext, await bidi.send('browser.createUserContext', {}))
  const contexts = new Set<string>()
  const complaints: string[] = []
  bidi.on('log.entryAdded', (entry) => {
    const { level, text, source } = v.parse(LogEntry, entry)
    const isOfShopper = source.context && contexts.has(source.context)
    if (level === 'error' && isOfShopper && !text?.includes(fontOfLeftPage)) complaints.push(text ?? '')
  })
  return {
    complaints: () => complaints,
    async newTab() {
      const { context } = v.parse(
        Context,
        await bidi.send('browsingContext.create', { type: 'tab', userContext }),
      )
      contexts.add(context)
      await bidi.send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 900 } })
      return createTab(bidi, context)
    },
    close: async () => void (await bidi.send('browser.removeUserContext', { userContext })),
  }
}

function createTab(bidi: BidiConnection, context: string): Tab {
  async function run(work: (...elements: Element[]) => unknown, ...elements: ElementId[]) {
    const answer = await bidi.ask('script.callFunction', {
      functionDeclaration: `(...elements) => JSON.stringify((${work})(...elements) ?? null)`,
      arguments: elements.map((sharedId) => ({ sharedId })),
      target: { context },
      awaitPromise: false,
    })
    const evaluated = v.parse(Evaluated, answer)
    if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails.text)
    return JSON.parse(evaluated.result.value)
  }

  async function locate(locator: object, within: ElementId[]): Promise<ElementId[]> {
    const startNodes = within.length > 0 ? { startNodes: within.map((sharedId) => ({ sharedId })) } : {}
    const answer = await bidi.ask('browsingContext.locateNodes', { context, locator, ...startNodes })
    return v.parse(Nodes, answer).nodes.map(({ sharedId }) => sharedId)
  }

  return {
    run,
    show: async () => void (await bidi.send('browsingContext.activate', { context })),
    open: async (url) =>
      void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async find({ role, name, within }) {
      const possible = await locate({ type: 'css', value: candidates[role] }, within ? [within] : [])
      const visible = await visibleOf({ run }, possible)
      const value = { role, ...(name === undefined ? {} : { name }) }
      // It looks inside the others too, which is why it may find one twice.
      return visible.length === 0 ? [] : [...new Set(await locate({ type: 'accessibility', value }, visible))]
    },
    async click(element) {
      await run((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }), element)
      const origin = { type: 'element', element: { sharedId: element } }
      await bidi.send('input.performActions', {
        context,
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            actions: [
              { type: 'pointerMove', x: 0, y: 0, origin },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      })
    },
    async type(element, text) {
      await run((node) => node instanceof HTMLElement && node.focus(), element)
      const keys = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await bidi.send('input.performActions', {
        context,
        actions: [{ type: 'key', id: 'keyboard', actions: keys }],
      })
    },
  }
}
