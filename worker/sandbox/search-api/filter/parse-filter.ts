// Meilisearch, "Filter expression reference": https://www.meilisearch.com/docs/learn/filtering_and_sorting/filter_expression_reference

import { type Comparison, type Filter, negated, type Operation, printPlace } from './filter.ts'

/** Maximum depth of parentheses and negations. */
const maxDepth = 200

const keywords = new Set(
  'AND OR IN NOT TO EXISTS IS NULL EMPTY CONTAINS STARTS WITH _geoRadius _geoBoundingBox'.split(' '),
)
const reservedGeo = /^_geo(Point|Distance)?(?![\w.-])/
const operations =
  '`=`, `!=`, `>=`, `>`, `<=`, `<`, `IN`, `NOT IN`, `TO`, `EXISTS`, `NOT EXISTS`, `IS NULL`, `IS NOT NULL`, `IS EMPTY`, `IS NOT EMPTY`, `CONTAINS`, `NOT CONTAINS`, `STARTS WITH`, `NOT STARTS WITH`, `_geoRadius`, `_geoBoundingBox` or `_geoPolygon`'

/** Why an expression is no filter. */
export class FilterError extends Error {}

/** Parses a filter expression; null for a blank one. Throws `FilterError`. */
export function parseFilter(text: string): Filter | null {
  if (text.trim() === '') return null
  const parser = new Parser(text)
  const filter = parser.expression(0)
  parser.end()
  return filter
}

class Parser {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  /** Terms joined by `OR`, each of terms joined by `AND`, which binds tighter. */
  expression(depth: number): Filter {
    if (depth > maxDepth) {
      const message =
        'The filter exceeded the maximum depth limit. Try rewriting the filter so that it contains fewer nested conditions.'
      this.#fail(message, this.#rest())
    }
    return this.#joined('or', 'OR', () => this.#joined('and', 'AND', () => this.#term(depth)))
  }

  end(): void {
    const rest = this.#rest()
    if (rest === '') return
    const message = `Found unexpected characters at the end of the filter: \`${escaped(rest)}\`. You probably forgot an \`OR\` or an \`AND\` rule.`
    this.#fail(message, rest)
  }

  #joined(kind: 'and' | 'or', keyword: string, part: () => Filter): Filter {
    const first = part()
    const of = [first]
    while (this.#takeWord(keyword)) of.push(part())
    return of.length === 1 ? first : { kind, of }
  }

  #term(depth: number): Filter {
    let negations = 0
    while (this.#takeWord('NOT')) negations++
    const term = this.#primary(depth + negations)
    return negations % 2 === 1 ? negated(term) : term
  }

  #primary(depth: number): Filter {
    const rest = this.#rest()
    if (!rest.startsWith('(')) return this.#condition()
    this.#at += 1
    const inner = this.expression(depth + 1)
    if (!this.#take(')')) {
      this.#fail(`Expression \`${escaped(rest)}\` is missing the following closing delimiter: \`)\`.`, rest)
    }
    return inner
  }

  #condition(): Filter {
    const rest = this.#rest()
    if (rest === '') this.#fail(`Was expecting an operation ${operations} but instead got nothing.`, rest)
    this.#refuseGeo(rest)
    const start = this.#at
    const attribute = this.#value()
    const place = { text: this.#text, start, end: start + attribute.length }
    const condition = (operation: Operation): Filter => ({ kind: 'condition', attribute, place, operation })
    return (
      this.#operation(condition) ??
      this.#fail(`Was expecting an operation ${operations} at \`${escaped(rest)}\`.`, rest)
    )
  }

  /** The condition that an operation makes of an attribute; null where there is no operation. */
  #operation(condition: (operation: Operation) => Filter): Filter | null {
    const operator = comparisons.find((sign) => this.#take(sign))
    if (operator) return condition({ kind: 'compare', operator, value: this.#value() })
    if (this.#takeWord('IS')) {
      const not = this.#takeWord('NOT')
      const kind = this.#takeWord('NULL') ? 'null' : this.#takeWord('EMPTY') ? 'empty' : null
      return kind && turned(condition({ kind }), not)
    }
    const not = this.#takeWord('NOT')
    if (this.#takeWord('EXISTS')) return turned(condition({ kind: 'exists' }), not)
    if (this.#takeWord('IN')) return turned(condition({ kind: 'in', values: this.#list() }), not)
    const keywordAt = this.#rest()
    if (this.#takeWord('CONTAINS')) {
      const message =
        'Using `CONTAINS` in a filter requires enabling the `contains filter` experimental feature. See https://github.com/orgs/meilisearch/discussions/763'
      this.#fail(message, keywordAt, 'CONTAINS'.length)
    }
    if (/^STARTS WITH(?![\p{L}\p{N}_.-])/u.test(keywordAt)) {
      this.#at += 'STARTS WITH'.length
      return turned(condition({ kind: 'starts', value: this.#value() }), not)
    }
    return not ? null : this.#between(condition)
  }

  #between(condition: (operation: Operation) => Filter): Filter | null {
    if (!/^["'\p{L}\p{N}_.-]/u.test(this.#rest()) || keywords.has(this.#word())) return null
    const from = this.#value()
    return /^TO\s/.test(this.#rest()) && this.#takeWord('TO')
      ? condition({ kind: 'between', from, to: this.#value() })
      : null
  }

  #list(): string[] {
    const values: string[] = []
    const opening = this.#rest()
    if (!this.#take('[')) this.#fail('Expected `[` after `IN` keyword.', opening)
    while (!this.#take(']')) {
      const rest = this.#rest()
      if (rest === '' || !/^["'\p{L}\p{N}_.-]/u.test(rest)) this.#endList(rest)
      const word = this.#word()
      if (keywords.has(word)) {
        const message = `Expected only comma-separated field names inside \`IN[..]\` but instead found \`${word}\`, which is a keyword. To use \`${word}\` as a field name or a value, surround it by quotes.`
        this.#fail(message, rest, word.length)
      }
      values.push(this.#value())
      const next = this.#rest()
      if (!this.#take(',') && !next.startsWith(']')) this.#endList(next)
    }
    return values
  }

  #endList(rest: string): never {
    const message =
      rest === ''
        ? 'Expected matching `]` after the list of field names given to `IN[`'
        : `Expected only comma-separated field names inside \`IN[..]\` but instead found \`${escaped(rest)}\`.`
    return this.#fail(message, rest)
  }

  /** A word, or a text in quotes. */
  #value(): string {
    const rest = this.#rest()
    const [quote] = rest
    if (quote === '"' || quote === "'") return this.#quoted(quote, rest)
    const word = this.#word()
    if (word === '') this.#noValue(rest)
    this.#refuseGeo(rest)
    if (keywords.has(word)) {
      const message = `Was expecting a value but instead got \`${word}\`, which is a reserved keyword. To use \`${word}\` as a field name or a value, surround it by quotes.`
      this.#fail(message, rest, word.length)
    }
    this.#at += word.length
    return word
  }

  #noValue(rest: string): never {
    const [found = ''] = /^[^\s()=<>!]*/.exec(rest) ?? []
    const message =
      found === ''
        ? 'Was expecting a value but instead got nothing.'
        : `Was expecting a value but instead got \`${escaped(found)}\`.`
    return this.#fail(message, rest, found.length)
  }

  #quoted(quote: string, rest: string): string {
    let inside = ''
    for (let index = 1; index < rest.length; index++) {
      const letter = rest[index]
      if (letter === quote) {
        this.#at += index + 1
        return inside
      }
      if (letter !== '\\') {
        inside += letter
        continue
      }
      const [sequence = ''] =
        /^\\(?:x[\da-fA-F]{2}|u\{[\da-fA-F]{1,6}\}|u[\da-fA-F]{4}|[\\'"nrtbfv0a])/.exec(rest.slice(index)) ??
        []
      const meant = sequence === '' ? null : unescaped(sequence)
      if (meant === null) this.#fail(`Malformed value: \`${escaped(rest.slice(1))}\`.`, rest.slice(1))
      inside += meant
      index += sequence.length - 1
    }
    return this.#fail(
      `Expression \`${escaped(rest)}\` is missing the following closing delimiter: \`${quote}\`.`,
      rest,
    )
  }

  #refuseGeo(rest: string): void {
    const [name] = reservedGeo.exec(rest) ?? []
    if (name) {
      const message = `\`${name}\` is a reserved keyword and thus can't be used as a filter expression. Use the \`_geoRadius(latitude, longitude, distance)\` or \`_geoBoundingBox([latitude, longitude], [latitude, longitude])\` built-in rules to filter on \`_geo\` coordinates.`
      this.#fail(message, rest)
    }
    if (/^_geo(Radius|BoundingBox|Polygon)/.test(rest)) {
      this.#fail('Attribute `_geo` is not filterable.', rest)
    }
  }

  /** The remaining text, from the next character that is not white space. */
  #rest(): string {
    const [space = ''] = /^\s*/.exec(this.#text.slice(this.#at)) ?? []
    this.#at += space.length
    return this.#text.slice(this.#at)
  }

  #word(): string {
    return /^[\p{L}\p{N}_.-]*/u.exec(this.#rest())?.[0] ?? ''
  }

  #take(sign: string): boolean {
    if (!this.#rest().startsWith(sign)) return false
    this.#at += sign.length
    return true
  }

  #takeWord(word: string): boolean {
    if (this.#word() !== word) return false
    this.#at += word.length
    return true
  }

  /** Refuses `length` characters from where `rest`, the end of the text, begins. */
  #fail(message: string, rest: string, length = rest.length): never {
    const start = this.#text.length - rest.length
    const place = printPlace({ text: this.#text, start, end: start + length })
    throw new FilterError(`${message}\n${place}`)
  }
}

/** Longer signs first. */
const comparisons: readonly Comparison[] = ['!=', '>=', '<=', '=', '>', '<']

const turned = (filter: Filter, not: boolean) => (not ? negated(filter) : filter)

const escaped = (text: string) => text.replaceAll(/['"\\]/g, '\\$&').replaceAll('\n', '\\n')

const shortEscapes: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['b', '\b'],
  ['f', '\f'],
  ['v', '\v'],
  ['0', '\0'],
  ['a', '\u0007'],
])

/** The character of an escape sequence; null when there is no such character. */
function unescaped(sequence: string): string | null {
  const [, kind = ''] = sequence
  const digits = sequence.slice(2).replaceAll(/[{}]/g, '')
  if (digits === '') return shortEscapes.get(kind) ?? kind
  const point = Number.parseInt(digits, 16)
  return point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff) ? null : String.fromCodePoint(point)
}
