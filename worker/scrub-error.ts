import { UpstreamError } from '#src/commerce/reply.ts'
import { VariablesError } from './env.ts'
import { errorWords } from './error-words.ts'
import { maxLoggedErrorLength } from './limits.ts'
import { redact } from './redact.ts'

/** Pieces of a message: words (with numbers, hyphens and apostrophes in them), spaces, and anything else by itself. */
const pieces = /[\p{L}\p{M}\p{N}_$…]+(?:['’-][\p{L}\p{M}\p{N}_$…]+)*|\s+|./gsu
/** The route template of a call with its outcome, in the format of `UpstreamError`. */
const answer =
  /^(?:GET|POST|PUT|PATCH|DELETE) (?:\/(?:[a-z-]{1,30}|\{[a-z]{1,20}\})){1,6}: [a-z-]{1,10} \d{1,3}$/
const punctuation = /^[()[\]{}<>"'`“”.,:;#?!=+*/&|-]$/

/** Program names where engines write them: "x is not a function". They begin in lower case, unlike people's names. */
const named = [
  /(?<=\b(?:reading|setting|evaluating|access property) ['"“])[a-z_$][\w$.]{0,60}(?=['"”])/g,
  /(?<![\w$.@-])[a-z_$][\w$.]{0,60}(?=(?:\(\.\.\.\))? is (?:not (?:a function|a constructor|an object|defined|iterable)|undefined|null)\b)/g,
]

/**
 * Keeps only known words, names in the program, and short numbers next to such a word. All else becomes an ellipsis: no
 * pattern could tell a name, an address or typed text from words.
 */
export function scrubMessage(message: string): string {
  if (answer.test(message)) return message
  const text = redact(message)
  const names = namesIn(text)
  const parts = [...text.matchAll(pieces)].map(({ 0: piece, index }) => ({
    piece,
    isWord: errorWords.has(piece.toLowerCase()) || isWithin(names, index, piece.length),
  }))
  const words = parts.filter(({ piece }) => /[\p{L}\p{N}…]/u.test(piece))
  /** A number next to another one, or next to removed text with one, may be part of it. */
  const shortNumbers = new Set(
    words.filter(
      ({ piece }, index) =>
        /^\d{1,4}$/.test(piece) && words[index - 1]?.isWord && !/[\d…]/.test(words[index + 1]?.piece ?? ''),
    ),
  )
  return parts
    .map((part) => {
      if (/^\s/.test(part.piece)) return ' '
      return part.isWord || punctuation.test(part.piece) || shortNumbers.has(part) ? part.piece : '…'
    })
    .join('')
    .replaceAll(/…(?:[\s"'“”.,:;+*/&|-]*…)+/g, '…')
    .trim()
}

function namesIn(text: string): [start: number, end: number][] {
  return named.flatMap((pattern) =>
    [...text.matchAll(pattern)]
      .filter(([name]) => (name.match(/\d/g) ?? []).length < 5)
      .map(({ 0: name, index }): [number, number] => [index, index + name.length]),
  )
}

function isWithin(ranges: [number, number][], index: number, length: number): boolean {
  return ranges.some(([start, end]) => start <= index && index + length <= end)
}

/** Errors of the shop's own classes contain only routes and variables. */
export function scrubError(error: unknown): string {
  if (error instanceof UpstreamError || error instanceof VariablesError) return String(error)
  try {
    if (!(error instanceof Error)) return scrubMessage(String(error))
    return `${errorName(error.name)}: ${scrubMessage(error.message)}`
  } catch {
    return 'Error: unreadable'
  }
}

export function errorName(name: string): string {
  return /^[A-Z][A-Za-z]{0,40}(?:Error|Exception)$/.test(name) ? name : 'Error'
}

export function ownPositions(positions: readonly string[]): string[] {
  return positions.filter(
    (position) =>
      /^\/assets\/[a-z][a-z.-]{0,60}-[\w-]{8}\.js:\d{1,6}:\d{1,8}$/.test(position) &&
      !/\d{5}/.test(position.split(':', 1)[0] ?? ''),
  )
}

/** One position per line, innermost first: file name, line and column. No functions, folders or message. */
export function scrubStack(stack: string): string {
  const lines = stack.slice(0, maxLoggedErrorLength).split('\n')
  return lines
    .flatMap((line) => {
      if (!/^\s+at /.test(line)) return []
      const [, position] =
        /[/\\(\s]([a-z][a-z.-]{0,60}(?:-[\w-]{8})?\.[cm]?[jt]sx?:\d{1,6}:\d{1,8})\)?$/.exec(line) ?? []
      return position && !/\d{5}[^:]*\./.test(position) ? [`at ${position}`] : []
    })
    .join('\n')
}
