import { providerContentId } from './provider-content.tsx'
import { createScript, insertProviderHtml, type ProviderHtmlOptions, runScript } from './provider-html.ts'

/** Content of a payment provider's plugin that leads the browser to the provider. */
export type ProviderStart =
  | { kind: 'html'; html: string }
  | { kind: 'form'; url: string; fields: Record<string, string> }
  | { kind: 'code'; code: string }

type ProviderStartOptions = ProviderHtmlOptions

/**
 * Runs the content of a plugin once. Resolves when the browser begins to leave the page; never otherwise. Rejects if a
 * script throws or cannot be loaded, or a form has a target origin that is not allowed.
 */
export type StartProvider = (start: ProviderStart, options: ProviderStartOptions) => Promise<void>

export const startProvider: StartProvider = async (start, options) => {
  const { signal } = options
  const content = document.getElementById(providerContentId)
  if (!content) throw new Error('There is no place for the form of the payment provider')
  signal.throwIfAborted()
  const clear = () => content.replaceChildren()
  clear()
  signal.addEventListener('abort', clear, { once: true })
  // A page that the browser restores later must not have it.
  addEventListener('pagehide', clear, { once: true, signal })
  const left = pageLeft(signal)
  if (start.kind === 'code')
    await runScript(createScript(start.code), (script) => content.append(script), signal)
  else if (start.kind === 'form') submit(content.appendChild(createForm(start.url, start.fields)))
  else await insertAndSubmit(content, start.html, options)
  await left
}

/** `beforeunload` comes first, before the next page answers; Safari on iOS has only `pagehide`. */
function pageLeft(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    for (const event of ['beforeunload', 'pagehide']) {
      addEventListener(event, () => resolve(), { once: true, signal })
    }
  })
}

async function insertAndSubmit(content: Element, html: string, options: ProviderStartOptions) {
  const { forms, hasScripts } = await insertProviderHtml(content, html, options)
  const [form] = forms
  if (!hasScripts && form) submit(form)
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
