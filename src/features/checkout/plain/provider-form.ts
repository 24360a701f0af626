import { Tokenizer, TokenizerMode } from 'parse5'
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
 * plugin's HTML must have exactly one form, in which nothing is typed.
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

const typedInputs = new Set(['select', 'textarea'])
const codeModes = { script: 'SCRIPT_DATA', style: 'RAWTEXT' } as const
const pressedTypes = ['submit', 'button', 'image', 'reset']

function formOf(html: string): ProviderForm | null {
  const forms: ProviderForm[] = []
  let typed = false
  const noop = () => {}
  const tokenizer = new Tokenizer(
    {},
    {
      onStartTag({ tagName, attrs }) {
        const attribute = (name: string) => attrs.find((entry) => entry.name === name)?.value ?? ''
        if (tagName === 'form') {
          const method = attribute('method').toLowerCase() === 'post' ? 'post' : 'get'
          forms.push({ url: attribute('action'), method, fields: [] })
        }
        if (tagName === 'script' || tagName === 'style') tokenizer.state = TokenizerMode[codeModes[tagName]]
        if (typedInputs.has(tagName)) typed = true
        if (tagName !== 'input') return
        const type = attribute('type').toLowerCase()
        if (type === 'hidden') forms.at(-1)?.fields.push([attribute('name'), attribute('value')])
        else if (!pressedTypes.includes(type)) typed = true
      },
      onEndTag: noop,
      onEof: noop,
      onCharacter: noop,
      onWhitespaceCharacter: noop,
      onNullCharacter: noop,
      onComment: noop,
      onDoctype: noop,
    },
  )
  if (html.length > maxHtmlLength) return null
  tokenizer.write(html, true)
  const [form, ...others] = forms
  if (!form || others.length > 0 || typed || form.fields.length > maxFields) return null
  return { ...form, fields: form.fields.filter(([name]) => name !== '') }
}
