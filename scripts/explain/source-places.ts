import { SourceMap, type SourceMapPayload } from 'node:module'
import { posix } from 'node:path'
import * as v from 'valibot'

/** A position in a file of the browser build. */
interface Place {
  /** File name in `assets/`. */
  file: string
  line: number
  column: number
}

/** Reads the source map of a file of the build; null if it has none. */
export type ReadMap = (file: string) => string | null

const Frame = v.object({ filename: v.string(), lineno: v.number(), colno: v.number() })
const Exceptions = v.object({
  values: v.array(
    v.object({
      type: v.optional(v.string(), 'Error'),
      value: v.optional(v.string(), ''),
      stacktrace: v.optional(v.object({ frames: v.array(Frame) }), { frames: [] }),
    }),
  ),
})
/** An event of the error server; its frames are outermost first. */
const ReportedEvent = v.object({ exception: Exceptions })
const LoggedError = v.object({ name: v.string(), message: v.string(), stack: v.array(v.string()) })

/**
 * Describes the source lines of a reported error. A report is a line of the log, an event of the error server, or any
 * text with positions in files of the build.
 */
export function explain(report: string, readMap: ReadMap): string {
  const { title, places } = readReport(report)
  const lines = places.map((place) => `  ${describe(place)} ← ${resolve(place, readMap)}`)
  return [
    title,
    ...(lines.length > 0 ? lines : ['  The report has no position in a file of the build.']),
  ].join('\n')
}

function readReport(report: string): { title: string; places: Place[] } {
  const value = parsed(report)
  const logged = v.safeParse(LoggedError, value)
  if (logged.success) {
    const { name, message, stack } = logged.output
    return { title: `${name}: ${message}`, places: placesIn(stack.join('\n')) }
  }
  const event = v.safeParse(ReportedEvent, value)
  if (event.success) {
    const thrown = event.output.exception.values.at(-1)
    const frames = thrown?.stacktrace.frames.toReversed() ?? []
    const stack = frames.map(({ filename, lineno, colno }) => `${filename}:${lineno}:${colno}`)
    return { title: `${thrown?.type}: ${thrown?.value}`, places: placesIn(stack.join('\n')) }
  }
  return { title: report.trim().split('\n', 1)[0] ?? '', places: placesIn(report) }
}

function placesIn(text: string): Place[] {
  return [...text.matchAll(/\bassets\/([\w.-]+\.js):(\d+):(\d+)/g)].map(([, file = '', line, column]) => ({
    file,
    line: Number(line),
    column: Number(column),
  }))
}

function describe({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`
}

function resolve({ file, line, column }: Place, readMap: ReadMap): string {
  const text = readMap(file)
  if (text === null) return 'a file of another build: explain the report in the checkout that was deployed'
  const payload = parsed(text)
  if (!isSourceMap(payload)) return 'its source map cannot be read'
  const origin = new SourceMap(payload).findOrigin(line, column)
  if (!('fileName' in origin)) return 'the bundler’s own code'
  // The map's paths are relative to the folder of the file.
  const source = posix.join('build/client/assets', origin.fileName)
  return `${source}:${origin.lineNumber}:${origin.columnNumber}${origin.name ? ` (${origin.name})` : ''}`
}

const Map3 = v.looseObject({
  version: v.literal(3),
  sources: v.array(v.string()),
  names: v.array(v.string()),
  mappings: v.string(),
})

function isSourceMap(value: unknown): value is SourceMapPayload {
  return v.is(Map3, value)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
