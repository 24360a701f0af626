import { type ESTree, parseSync } from 'vite'

/** A message in a file of texts. */
export interface Entry {
  key: string
  text: string
  /** The positions in the code at which the literal of the text begins and ends. */
  start: number
  end: number
  /** The comment above it; null without one. */
  note: string | null
}

/** A file of texts of one language, such as `src/i18n/messages/en/client/cart.ts`. */
export interface MessageFile {
  code: string
  /** The position at which the first entry may begin. */
  start: number
  /** The name under which it exports its texts. */
  name: string
  entries: Entry[]
  /** The comment above all texts; null without one. */
  note: string | null
}

/** Throws an error if the code is not an object of texts that is exported under one name. */
export function readMessageFile(code: string): MessageFile {
  const { program, comments } = parseSync('messages.ts', code)
  const exported = program.body.find((statement) => statement.type === 'ExportNamedDeclaration')
  const declaration = exported?.declaration
  const [variable] = declaration?.type === 'VariableDeclaration' ? declaration.declarations : []
  const object = withoutType(variable?.init)
  if (exported === undefined || variable?.id.type !== 'Identifier' || object?.type !== 'ObjectExpression')
    throw new Error('A file of texts exports one object.')

  const noteBetween = (from: number, to: number) => {
    const inside = comments.filter(({ start, end }) => start >= from && end <= to)
    return inside.length === 0 ? null : inside.map(({ value }) => plainComment(value)).join(' ')
  }
  const entries = object.properties.map((property, index): Entry => {
    if (property.type !== 'Property' || property.key.type !== 'Literal' || property.value.type !== 'Literal')
      throw new Error(`Text ${index + 1} is not a key and a string.`)
    const { key, value } = property
    const before = object.properties[index - 1]?.end ?? object.start
    return {
      key: String(key.value),
      text: String(value.value),
      start: value.start,
      end: value.end,
      note: noteBetween(before, property.start),
    }
  })
  return {
    code,
    start: object.start + 1,
    name: variable.id.name,
    entries,
    note: noteBetween(0, exported.start),
  }
}

/** The code with other texts, and with new keys after those that precede them in English. Not formatted. */
export function withTexts(
  file: MessageFile,
  texts: ReadonlyMap<string, string>,
  english: readonly string[],
): string {
  const replaced = file.entries.map(({ key, text, start, end }) => {
    const wanted = texts.get(key) ?? text
    return { at: start, until: end, code: wanted === text ? file.code.slice(start, end) : literal(wanted) }
  })
  const added = english.flatMap((key, index) => {
    const text = texts.get(key)
    if (text === undefined || file.entries.some((entry) => entry.key === key)) return []
    const earlier = english
      .slice(0, index)
      .findLast((name) => file.entries.some((entry) => entry.key === name))
    const at = file.entries.find((entry) => entry.key === earlier)?.end
    const property = `'${key}': ${literal(text)}`
    return at === undefined
      ? { at: file.start, until: file.start, code: `${property},` }
      : { at, until: at, code: `,${property}` }
  })
  let code = ''
  let done = 0
  for (const edit of [...replaced, ...added].toSorted((one, other) => one.until - other.until)) {
    code += file.code.slice(done, edit.at) + edit.code
    done = edit.until
  }
  return code + file.code.slice(done)
}

/** The code of a file that a language does not have yet. Not formatted. */
export function newMessageFile(
  path: string,
  english: MessageFile,
  texts: ReadonlyMap<string, string>,
): string {
  const entries = english.entries.flatMap(({ key }) => {
    const text = texts.get(key)
    return text === undefined ? [] : `'${key}': ${literal(text)},`
  })
  return `import type { ${english.name} as english } from '../../en/${path}'

export const ${english.name} = {
${entries.join('\n')}
} satisfies Record<keyof typeof english, string>
`
}

/** Spaces that look like others are written as escapes. */
function literal(text: string): string {
  const invisible = /[\u00a0\u00ad\u2000-\u200f\u202f\u205f\u2060\ufeff]/g
  const quoted = `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
  return quoted.replaceAll(invisible, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}

function withoutType(expression: ESTree.Expression | null | undefined): ESTree.Expression | null | undefined {
  return expression?.type === 'TSAsExpression' || expression?.type === 'TSSatisfiesExpression'
    ? withoutType(expression.expression)
    : expression
}

/** The words of a comment, in one line. */
function plainComment(value: string): string {
  return value
    .split('\n')
    .map((line) => line.replace(/^\s*\*+/, '').trim())
    .filter((line) => line !== '')
    .join(' ')
}
