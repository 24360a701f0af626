/** The fault of a document as XML, or null: a strict reader of tags, prefixes, attributes, entities and characters. */
export function xmlFault(document: string): string | null {
  if (!document.isWellFormed()) return 'a lone surrogate'
  for (const character of document) {
    const code = character.codePointAt(0)!
    if ((code < 32 && !'\t\n\r'.includes(character)) || code === 0xfffe || code === 0xffff) {
      return `the character ${code}`
    }
  }
  const open: string[] = []
  let at = /^<\?xml version="1\.0" encoding="UTF-8"\?>\n/.exec(document)?.[0].length ?? 0
  let roots = 0
  while (at < document.length) {
    const next = document.indexOf('<', at)
    const text = document.slice(at, next < 0 ? undefined : next)
    if (loose(text)) return `loose & or > in "${text}"`
    if (open.length === 0 && text.trim() !== '') return `text outside the root: "${text}"`
    if (next < 0) break
    const tag = /^<(?:(\/)([\w:-]+)\s*|([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?))>/.exec(
      document.slice(next),
    )
    if (!tag) return `a broken tag at "${document.slice(next, next + 40)}"`
    const [whole, closing, closed, opened, attributes = '', empty] = tag
    if (closing) {
      if (open.pop() !== closed) return `</${closed}> closes nothing`
    } else {
      const fault = attributeFault(attributes)
      if (fault) return fault
      const [prefix, ...local] = opened!.split(':')
      if (local.length > 0 && !document.includes(` xmlns:${prefix}="`)) return `${prefix} is not declared`
      if (open.length === 0) roots += 1
      if (!empty) open.push(opened!)
    }
    at = next + whole.length
  }
  if (open.length > 0) return `<${open.at(-1)}> is never closed`
  return roots === 1 ? null : `${roots} roots`
}

function attributeFault(attributes: string): string | null {
  const names = new Set<string>()
  for (const [, name = '', value = ''] of attributes.matchAll(/([\w:-]+)="([^"]*)"/g)) {
    if (names.has(name)) return `two attributes ${name}`
    if (loose(value)) return `loose & or > in ${name}="${value}"`
    names.add(name)
  }
  return null
}

const loose = (text: string) => /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)|>/i.test(text)
