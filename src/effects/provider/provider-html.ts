export interface ProviderHtmlOptions {
  allowedOrigins: readonly string[]
  signal: AbortSignal
}

/**
 * Inserts a plugin's HTML and runs its scripts in order. Rejects if one throws or cannot be loaded, if `signal` aborts
 * before, or, with nothing inserted, if a form has a target origin that is not allowed.
 */
export async function insertProviderHtml(
  content: Element,
  html: string,
  { allowedOrigins, signal }: ProviderHtmlOptions,
): Promise<{ forms: HTMLFormElement[]; hasScripts: boolean }> {
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
    await runScript(script, () => parsed.replaceWith(script), signal)
  }
  return { forms, hasScripts: scripts.length > 0 }
}

/** A field named `action` would hide the property of the form. */
function isAllowed(form: HTMLFormElement, allowedOrigins: readonly string[]): boolean {
  const url = URL.parse(form.getAttribute('action') ?? '', document.baseURI)
  return url !== null && allowedOrigins.includes(url.origin)
}

/** The MIME types that HTML calls JavaScript, without obsolete ones (https://mimesniff.spec.whatwg.org/). */
export function isJavaScript(type: string): boolean {
  return /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i.test(type.trim())
}

export function createScript(code: string): HTMLScriptElement {
  const script = document.createElement('script')
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
  if (nonce) script.nonce = nonce
  script.text = code
  return script
}

/** Inserts a script, and waits for one from a file. Rejects with the thrown error; inline scripts run immediately. */
export async function runScript(
  script: HTMLScriptElement,
  insert: (script: HTMLScriptElement) => void,
  signal?: AbortSignal,
) {
  const failures: ErrorEvent[] = []
  const catchFailure = (event: ErrorEvent) => void failures.push(event)
  addEventListener('error', catchFailure)
  try {
    const loaded = script.src ? fileLoaded(script, signal) : null
    insert(script)
    await loaded
  } finally {
    removeEventListener('error', catchFailure)
  }
  const [failure] = failures
  if (failure) throw new Error('The code of the payment provider failed', { cause: failure.error })
}

function fileLoaded(script: HTMLScriptElement, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    script.addEventListener('load', () => resolve(), { once: true })
    const failed = () => reject(new Error('A script of the payment provider could not be loaded'))
    script.addEventListener('error', failed, { once: true })
  })
}
