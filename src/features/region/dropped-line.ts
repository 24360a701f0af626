import * as v from 'valibot'
import { maxQuantity } from '#src/config.ts'

export interface DroppedLine {
  item: string
  quantity: number
  contents: string[]
}

const maxDroppedLines = 20
const maxContents = 50
const maxCharacters = 3_500

const ItemId = v.pipe(v.string(), v.regex(/^[\w-][\w.-]{0,63}$/))

const DroppedLineText = v.pipe(
  v.string(),
  v.maxLength(maxCharacters),
  v.transform((text) => text.split('*')),
  v.tupleWithRest(
    [ItemId, v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number), v.maxValue(maxQuantity))],
    ItemId,
  ),
  v.transform(([item, quantity, ...contents]): DroppedLine => ({ item, quantity, contents })),
  v.check(({ contents }) => contents.length <= maxContents),
)

/** A line in the format of forms and addresses: item, quantity and contents separated by asterisks. */
export function serializeDroppedLine({ item, quantity, contents }: DroppedLine): string {
  return [item, quantity, ...contents].join('*')
}

export function parseDroppedLines(texts: string[]): DroppedLine[] {
  return texts.slice(0, maxDroppedLines).flatMap((text) => {
    const parsed = v.safeParse(DroppedLineText, text)
    return parsed.success ? [parsed.output] : []
  })
}

export function rememberedLines(lines: readonly DroppedLine[]): { lines: DroppedLine[]; more: number } {
  let room = maxCharacters
  const remembered = lines.filter((line, index) => {
    const text = serializeDroppedLine(line)
    if (index >= maxDroppedLines || !v.is(DroppedLineText, text) || text.length > room) return false
    room -= text.length
    return true
  })
  return { lines: remembered, more: lines.length - remembered.length }
}

const Count = v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number))

export function parseMore(text: string | null): number {
  return v.is(Count, text) ? Number(text) : 0
}
