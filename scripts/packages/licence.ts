/** True if an SPDX expression can be met with licences of a list: all of an `AND`, one of an `OR`. */
export function isLicensed(expression: string, allowed: ReadonlySet<string>): boolean {
  const text = withoutBrackets(expression.trim())
  const choices = split(text, ' OR ')
  if (choices.length > 1) return choices.some((part) => isLicensed(part, allowed))
  const parts = split(text, ' AND ')
  return parts.length > 1 ? parts.every((part) => isLicensed(part, allowed)) : allowed.has(text)
}

/** Outside brackets only. */
function split(text: string, word: string): string[] {
  const parts = ['']
  let depth = 0
  for (let index = 0; index < text.length; index++) {
    if (depth === 0 && text.startsWith(word, index)) {
      parts.push('')
      index += word.length - 1
      continue
    }
    const character = text.charAt(index)
    if (character === '(') depth++
    if (character === ')') depth--
    parts.push((parts.pop() ?? '') + character)
  }
  return parts
}

function withoutBrackets(text: string): string {
  if (!text.startsWith('(') || !text.endsWith(')')) return text
  let depth = 0
  for (const [index, character] of [...text].entries()) {
    if (character === '(') depth++
    if (character === ')') depth--
    if (depth === 0 && index < text.length - 1) return text
  }
  return withoutBrackets(text.slice(1, -1).trim())
}
