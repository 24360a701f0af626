/** A piece of a message: text, a named argument, the number of the plural around it (`#`), or a plural. */
export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'argument'; name: string }
  | { kind: 'number' }
  | Plural

export interface Plural {
  kind: 'plural'
  name: string
  branches: Branch[]
}

/** A form of a plural. Its selector is a plural class such as `one`, or an exact number such as `=0`. */
export interface Branch {
  selector: string
  parts: Part[]
}

/** A stretch of a message as a translator sees it: words, or syntax that stays as it is. */
export interface Stretch {
  kind: 'words' | 'syntax'
  text: string
}

const opening = /\{\s*(\w+)\s*(\}|,\s*plural\s*,)/y
const branchOpening = /\s*(=\d+|[a-z]+)\s*\{/y
const pluralEnd = /\s*\}/y

/**
 * Parses a message of the form that `expand` fills in (`src/i18n/expand.ts`), where a plural has no plural inside. Null if
 * one of its braces belongs to no placeholder.
 */
export function parseMessage(message: string): Part[] | null {
  let at = 0

  function take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = at
    const match = pattern.exec(message)
    if (match) at = pattern.lastIndex
    return match
  }

  /** Up to the end, or to the brace that closes a branch. */
  function takeParts(inPlural: boolean): Part[] | null {
    const parts: Part[] = []
    const text = inPlural ? /[^{}#]+/y : /[^{}]+/y
    while (at < message.length && message[at] !== '}') {
      const part = takePart(text, inPlural)
      if (!part) return null
      parts.push(part)
    }
    return parts
  }

  function takePart(text: RegExp, inPlural: boolean): Part | null {
    const words = take(text)
    if (words) return { kind: 'text', text: words[0] }
    if (inPlural && take(/#/y)) return { kind: 'number' }
    const [, name = '', end] = take(opening) ?? []
    if (end === '}') return { kind: 'argument', name }
    if (end === undefined || inPlural) return null
    const branches = takeBranches()
    return branches && { kind: 'plural', name, branches }
  }

  function takeBranches(): Branch[] | null {
    const branches: Branch[] = []
    for (let start = take(branchOpening); start; start = take(branchOpening)) {
      const parts = takeParts(true)
      if (!parts || !take(/\}/y)) return null
      branches.push({ selector: start[1] ?? '', parts })
    }
    return branches.length > 0 && take(pluralEnd) ? branches : null
  }

  const parts = takeParts(false)
  return at === message.length ? parts : null
}

/** The message as words and syntax in turn. Joined, they are the message with the usual spaces in its syntax. */
export function stretchesOf(parts: readonly Part[]): Stretch[] {
  return parts.flatMap((part) => {
    if (part.kind === 'text') return { kind: 'words', text: part.text }
    if (part.kind === 'argument') return syntax(`{${part.name}}`)
    return part.kind === 'number' ? syntax('#') : pluralStretches(part)
  })
}

function pluralStretches({ name, branches }: Plural): Stretch[] {
  const inside = branches.flatMap(({ selector, parts }, index) => [
    syntax(`${index === 0 ? `{${name}, plural,` : '}'} ${selector} {`),
    ...stretchesOf(parts),
  ])
  return [...inside, syntax('}}')]
}

function syntax(text: string): Stretch {
  return { kind: 'syntax', text }
}

export function messageOf(parts: readonly Part[]): string {
  return stretchesOf(parts)
    .map(({ text }) => text)
    .join('')
}

/** The names of all arguments, also of those that only some forms of a plural show. */
export function argumentsOf(parts: readonly Part[]): string[] {
  return namesIn(parts, (branches) => branches.flat())
}

/** The names of the arguments that are shown, or choose a form, whatever the values are. */
export function constantArgumentsOf(parts: readonly Part[]): string[] {
  return namesIn(parts, ([first = [], ...others]) =>
    first.filter((name) => others.every((names) => names.includes(name))),
  )
}

/** Each name once; `choose` chooses among the names of a plural's forms. */
function namesIn(parts: readonly Part[], choose: (branches: string[][]) => string[]): string[] {
  const names = parts.flatMap((part) => {
    if (part.kind === 'argument') return part.name
    if (part.kind !== 'plural') return []
    return [part.name, ...choose(part.branches.map((branch) => namesIn(branch.parts, choose)))]
  })
  return [...new Set(names)]
}

export function pluralsOf(parts: readonly Part[]): Plural[] {
  return parts.filter((part) => part.kind === 'plural')
}

const classes = ['zero', 'one', 'two', 'few', 'many', 'other']

/**
 * The plural classes that whole numbers up to a thousand have in a language, and `other`: a class that only millions have
 * is left out.
 */
export function pluralForms(language: string): string[] {
  const rules = new Intl.PluralRules(language)
  const used = new Set<string>(['other'])
  for (let count = 0; count <= 1_000; count += 1) used.add(rules.select(count))
  return classes.filter((name) => used.has(name))
}

/** The English message with the plural forms of another language: a form that English does not have says what `other` says. */
export function withForms(english: readonly Part[], forms: readonly string[]): Part[] {
  return english.map((part) => {
    if (part.kind !== 'plural') return part
    const other = part.branches.find(({ selector }) => selector === 'other')
    const exact = part.branches.filter(({ selector }) => selector.startsWith('='))
    const named = forms.flatMap((form) => {
      const branch = part.branches.find(({ selector }) => selector === form) ?? other
      return branch ? [{ selector: form, parts: branch.parts }] : []
    })
    return { ...part, branches: [...exact, ...named] }
  })
}
