import { providerContentId } from './provider-content.tsx'

/** What a payment provider's plugin sends, to be run in the page so that the browser goes to the provider. */
export type ProviderStart =
  /** HTML with a form. If it has no script, its form is submitted. */
  | { kind: 'html'; html: string }
  | { kind: 'form'; url: string; fields: Record<string, string> }
  | { kind: 'code'; code: string }

export interface ProviderStartOptions {
  /** Origins that forms may be sent to. */
  allowedOrigins: readonly string[]
  /** Ends waiting, and removes what was inserted. */
  signal: AbortSignal
}

/**
 * Runs what a plugin sent, once. Resolves as soon as the browser begins to leave the page; never where it does not. Rejects
 * when a script throws or cannot be loaded, or a form is for an origin that is not allowed.
 */
export type StartProvider = (start: ProviderStart, options: ProviderStartOptions) => Promise<void>

export const startProvider: StartProvider = async (start, { allowedOrigins, signal }) => {
  const content = document.getElementById(providerContentId)
  if (!content) throw new Error('There is no place for the form of the payment provider')
  signal.throwIfAborted()
  const clear = () => content.replaceChildren()
  clear()
  signal.addEventListener('abort', clear, { once: true })
  // A page that the browser restores later must not have it.
  addEventListener('pagehide', clear, { once: true, signal })
  const left = pageLeft(signal)
  if (start.kind === 'code') await runScript(createScript(start.code), (script) => content.append(script))
  else if (start.kind === 'form') submit(content.appendChild(createForm(start.url, start.fields)))
  else await insertHtml(content, start.html, allowedOrigins)
  await left
}

/** `beforeunload` comes first, before the next page answers; Safari on iOS has `pagehide` only. */
function pageLeft(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    for (const event of ['beforeunload', 'pagehide']) {
      addEventListener(event, () => resolve(), { once: true, signal })
    }
  })
}

async function insertHtml(content: Element, html: string, allowedOrigins: readonly string[]) {
  const template = document.createElement('template')
  template.innerHTML = html
  const forms = [...template.content.querySelectorAll('form')]
  if (!forms.every((form) => isAllowed(form, allowedOrigins))) {
    throw new Error('The form of the payment provider is for an unknown origin')
  }
  // Scripts of parsed HTML never run: each is replaced by a new one. Other blocks, such as JSON, are data and stay.
  const scripts = [...template.content.querySelectorAll('script')].filter(({ type }) => isJavaScript(type))
  content.append(template.content)
  for (const parsed of scripts) {
    const script = createScript(parsed.text)
    for (const { name, value } of parsed.attributes) if (name !== 'nonce') script.setAttribute(name, value)
    await runScript(script, () => parsed.replaceWith(script))
  }
  const [form] = forms
  if (scripts.length === 0 && form) submit(form)
}

/** A field named `action` would hide the property of the form. */
function isAllowed(form: HTMLFormElement, allowedOrigins: readonly string[]): boolean {
  const url = URL.parse(form.getAttribute('action') ?? '', document.baseURI)
  return url !== null && allowedOrigins.includes(url.origin)
}

/** The types that HTML calls JavaScript, without those of another age (https://mimesniff.spec.whatwg.org/). */
function isJavaScript(type: string): boolean {
  return /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i.test(type.trim())
}

/** A script that may run here: with the nonce of the document's own scripts. */
function createScript(code: string): HTMLScriptElement {
  const script = document.createElement('script')
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
  if (nonce) script.nonce = nonce
  script.text = code
  return script
}

/** Inserts a script, and waits for one from a file. Rejects with what it throws; inline scripts run at once. */
async function runScript(script: HTMLScriptElement, insert: (script: HTMLScriptElement) => void) {
  const failures: ErrorEvent[] = []
  const catchFailure = (event: ErrorEvent) => void failures.push(event)
  addEventListener('error', catchFailure)
  try {
    const loaded = script.src ? fileLoaded(script) : null
    insert(script)
    await loaded
  } finally {
    removeEventListener('error', catchFailure)
  }
  const [failure] = failures
  if (failure) throw new Error('The code of the payment provider failed', { cause: failure.error })
}

function fileLoaded(script: HTMLScriptElement): Promise<void> {
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve(), { once: true })
    const failed = () => reject(new Error('A script of the payment provider could not be loaded'))
    script.addEventListener('error', failed, { once: true })
  })
}

function createForm(url: string, fields: Record<string, string>): HTMLFormElement {
  const form = document.createElement('form')
  Object.assign(form, { method: 'post', action: url, hidden: true, acceptCharset: 'UTF-8' })
  for (const [name, value] of Object.entries(fields)) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  }
  return form
}

/** A field named `submit` would hide the method of the form. */
function submit(form: HTMLFormElement): void {
  HTMLFormElement.prototype.submit.call(form)
}
