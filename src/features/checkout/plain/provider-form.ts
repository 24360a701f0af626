import { Tokenizer, TokenizerMode } from 'parse5'
import { isJavaScript } from '#src/effects/provider/provider-html.ts'
import type { ProviderStart } from '#src/effects/provider/provider-start.ts'

/** A form that leads to a payment provider: it has hidden fields only. */
export interface ProviderForm {
  url: string
  method: 'get' | 'post'
  fields: [name: string, value: string][]
}

const maxHtmlLength = 200_000
const maxFields = 200

/**
 * The form by which a payment goes on without script; null if it needs one, or leads elsewhere than to `origins`. A
 * plugin's HTML must have exactly one form, in which nothing is typed, and scripts that only submit it.
 */
export function providerForm(start: ProviderStart, origins: readonly string[]): ProviderForm | null {
  if (start.kind === 'code') return null
  const form: ProviderForm | null =
    start.kind === 'form'
      ? { url: start.url, method: 'post', fields: Object.entries(start.fields) }
      : formOf(start.html)
  const url = form && URL.parse(form.url)
  return form && url && origins.includes(url.origin) ? { ...form, url: url.href } : null
}

const filledIn = new Set(['select', 'textarea'])
const buttonTypes = ['button', 'reset']

/** The attributes of a start tag by name. */
type Attributes = ReadonlyMap<string, string>

function formOf(html: string): ProviderForm | null {
  if (html.length > maxHtmlLength) return null
  const forms: ProviderForm[] = []
  const submits: Attributes[] = []
  let script: string | null = null
  let needsScript = false
  let isFilledIn = false

  function onForm(attributes: Attributes) {
    const method = attributes.get('method')?.toLowerCase() === 'post' ? 'post' : 'get'
    if (attributes.has('enctype')) needsScript = true
    forms.push({ url: attributes.get('action') ?? '', method, fields: [] })
  }

  function onControl(tagName: string, attributes: Attributes) {
    const type = attributes.get('type')?.toLowerCase() ?? (tagName === 'button' ? 'submit' : '')
    if (type === 'hidden')
      forms.at(-1)?.fields.push([attributes.get('name') ?? '', attributes.get('value') ?? ''])
    else if (type === 'submit' || type === 'image') submits.push(attributes)
    else if (!buttonTypes.includes(type)) isFilledIn = true
  }

  const noop = () => {}
  const addCode = ({ chars }: { chars: string }) => {
    if (script !== null) script += chars
  }
  const tokenizer = new Tokenizer(
    {},
    {
      onStartTag({ tagName, attrs }) {
        const attributes: Attributes = new Map(attrs.map(({ name, value }) => [name, value]))
        if (attrs.some(({ name, value }) => name.startsWith('on') && !onlySubmits(value))) needsScript = true
        if (filledIn.has(tagName)) isFilledIn = true
        if (tagName === 'form') onForm(attributes)
        if (tagName === 'input' || tagName === 'button') onControl(tagName, attributes)
        if (tagName === 'style') tokenizer.state = TokenizerMode.RAWTEXT
        if (tagName !== 'script') return
        tokenizer.state = TokenizerMode.SCRIPT_DATA
        if (!isJavaScript(attributes.get('type') ?? '')) return
        if (attributes.has('src')) needsScript = true
        script = ''
      },
      onEndTag({ tagName }) {
        if (tagName !== 'script') return
        if (script !== null && !onlySubmits(script)) needsScript = true
        script = null
      },
      onEof: noop,
      onCharacter: addCode,
      onWhitespaceCharacter: addCode,
      onNullCharacter: addCode,
      onComment: noop,
      onDoctype: noop,
    },
  )
  tokenizer.write(html, true)
  const [form, ...others] = forms
  if (!form || others.length > 0 || needsScript || isFilledIn || script !== null) return null
  const pressed = pressedField(submits)
  const fields = [...form.fields, ...(pressed ?? [])].filter(([name]) => name !== '')
  return pressed && fields.length <= maxFields ? { ...form, fields } : null
}

/** The fields that the only button adds to the form; null if it matters which one is pressed, or if it leads elsewhere. */
function pressedField(submits: Attributes[]): ProviderForm['fields'] | null {
  const fields = submits.map((attributes): [string, string] => [
    attributes.get('name') ?? '',
    attributes.get('value') ?? '',
  ])
  if (submits.some((attributes) => [...attributes.keys()].some((name) => /^form./.test(name)))) return null
  return fields.length > 1 && fields.some(([name]) => name !== '') ? null : fields
}

const callsOfSubmit = new Set([
  'submit',
  'requestSubmit',
  'getElementById',
  'getElementsByName',
  'querySelector',
  'parse',
  'function',
  'addEventListener',
  'setTimeout',
])

/** True if code looks up a form and submits it at most: it calls nothing else, and assigns only to its own names. */
function onlySubmits(code: string): boolean {
  const bare = code.replaceAll(/'[^'\n]*'|"[^"\n]*"/g, "''")
  const rest = bare.replaceAll(/\b(?:const|let|var)\s+\w+\s*=|\bonload\s*=|=>|\[\d+\]/g, '')
  const calls = [...bare.matchAll(/([\w$]*)\s*\(/g)].flatMap(([, name]) => (name ? [name] : []))
  return calls.every((name) => callsOfSubmit.has(name)) && !/[=[`]/.test(rest)
}
