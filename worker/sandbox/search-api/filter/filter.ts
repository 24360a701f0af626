export type Comparison = '=' | '!=' | '>' | '>=' | '<' | '<='

/** A condition on the values of an attribute. */
export type Operation =
  | { kind: 'compare'; operator: Comparison; value: string }
  | { kind: 'between'; from: string; to: string }
  | { kind: 'in'; values: readonly string[] }
  | { kind: 'starts'; value: string }
  | { kind: 'exists' | 'null' | 'empty' }

/** The place of an attribute in a text. */
export interface Place {
  text: string
  start: number
  end: number
}

/** A parsed filter expression. */
export type Filter =
  | { kind: 'and' | 'or'; of: readonly Filter[] }
  | { kind: 'not'; of: Filter }
  | { kind: 'condition'; attribute: string; place: Place; operation: Operation }

/** Negates a filter; two negations cancel out. */
export function negated(filter: Filter): Filter {
  return filter.kind === 'not' ? filter.of : { kind: 'not', of: filter }
}

/** A place as error messages name it: `1:6 color = red`, counted in characters from 1. */
export function printPlace({ text, start, end }: Place): string {
  const column = [...text.slice(0, start)].length + 1
  return `${column}:${column + [...text.slice(start, end)].length} ${text}`
}

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`

/** Writes a filter as an expression that is parsed as the same filter. */
export function printFilter(filter: Filter): string {
  switch (filter.kind) {
    case 'and':
    case 'or': {
      const parts = filter.of.map((part) => nested(part))
      return parts.join(filter.kind === 'and' ? ' AND ' : ' OR ')
    }
    case 'not':
      return `NOT ${nested(filter.of)}`
    default:
      return `${quoted(filter.attribute)} ${printOperation(filter.operation)}`
  }
}

const nested = (filter: Filter) =>
  filter.kind === 'and' || filter.kind === 'or' ? `(${printFilter(filter)})` : printFilter(filter)

function printOperation(operation: Operation): string {
  switch (operation.kind) {
    case 'compare':
      return `${operation.operator} ${quoted(operation.value)}`
    case 'between':
      return `${quoted(operation.from)} TO ${quoted(operation.to)}`
    case 'in':
      return `IN [${operation.values.map(quoted).join(', ')}]`
    case 'starts':
      return `STARTS WITH ${quoted(operation.value)}`
    case 'exists':
      return 'EXISTS'
    case 'null':
      return 'IS NULL'
    default:
      return 'IS EMPTY'
  }
}
