import type { ItemChanges } from '#src/commerce/checkout-api.ts'
import { type DepositedProducts, hasDeposit } from '#src/commerce/contract/catalogue/deposit.ts'
import type { Line } from '#src/commerce/contract/selection/line.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { maxQuantity } from '#src/config.ts'
import type { Subject } from '../intents.ts'
import { isDeposit } from '../item-count.ts'
import type { DepositedPart, SetParts } from '../set-parts.ts'

/** Adds the products of an answer to the known set parts. A product missing from the answer stays unknown. */
export function withSetParts(known: SetParts, products: DepositedProducts): SetParts {
  return new Map([
    ...known,
    ...products.map(({ product, ...part }): [string, DepositedPart] => [product, part]),
  ])
}

type Content = Line['contents'][number]

export interface Charge {
  item: string
  quantity: number
}

export function chargesOf(
  { product, contents }: { product: DepositedPart; contents: Pick<Content, 'product' | 'quantity'>[] },
  country: string | null,
  setParts: SetParts,
): Charge[] {
  if (country === null) return []
  const parts =
    contents.length === 0
      ? [{ part: product, quantity: 1 }]
      : contents.map((content) => ({ part: setParts.get(content.product), quantity: content.quantity }))
  return parts.flatMap(({ part, quantity }) =>
    part && hasDeposit(part, country) ? [{ item: part.depositItem, quantity }] : [],
  )
}

export function unknownSetParts({ lines }: Pick<Selection, 'lines'>, setParts: SetParts): string[] {
  const products = lines.flatMap(({ contents }) => contents.map(({ product }) => product))
  return [...new Set(products)].filter((product) => product !== '' && !setParts.has(product))
}

export function depositRepair(
  selection: Pick<Selection, 'lines' | 'location' | 'unreadableLines'>,
  setParts: SetParts,
): ItemChanges | null {
  const { lines, location } = selection
  if (location.country === null || selection.unreadableLines > 0) return null
  const isDepositLine = isDeposit(lines)
  const wanted = new Map(lines.filter(isDepositLine).map(({ item }) => [item, 0]))
  for (const line of lines.filter((line) => !isDepositLine(line))) {
    for (const { item, quantity } of chargesOf(line, location.country, setParts)) {
      wanted.set(item, (wanted.get(item) ?? 0) + quantity * line.quantity)
    }
  }
  const unknown = unknownSetParts(selection, setParts).length > 0 || lines.some(hasUnnamedProduct)
  for (const [item, quantity] of wanted) {
    if (unknown) wanted.set(item, Math.max(quantity, piecesInCart(lines, item)))
  }
  return changesTo(wanted, lines)
}

/** True if the reply left out the product of a line or of a part of a set: its deposits stay unknown. */
function hasUnnamedProduct({ product, contents }: Line): boolean {
  return product.product === '' || contents.some((part) => part.product === '')
}

/**
 * The bulk change for an intent and its deposits: `by` pieces more or fewer of its subject. Null if no deposit is known
 * for it: then the intent is a separate call, and `depositRepair` finds what is missing.
 */
export function changesWithDeposits(
  subject: Subject,
  by: number,
  { lines, location }: Pick<Selection, 'lines' | 'location'>,
  setParts: SetParts,
): ItemChanges | null {
  // A set with choices is always added by a separate call.
  if (subject.kind === 'item' && subject.choices) return null
  const line =
    subject.kind === 'line'
      ? lines.find((entry) => entry.line === subject.line)
      : lines.find((entry) => entry.item === subject.item)
  const charges = line ? chargesOf(line, location.country, setParts) : chargesOfAddition(subject)
  if (charges.length === 0) return null
  const wanted = new Map<string, number>()
  for (const { item, quantity } of charges) {
    wanted.set(item, (wanted.get(item) ?? piecesInCart(lines, item)) + quantity * by)
  }
  const deposits = changesTo(wanted, lines)
  return {
    lines: [
      ...(line ? [{ line: line.line, quantity: Math.max(0, line.quantity + by) }] : []),
      ...(deposits?.lines ?? []),
    ],
    items: [...(line ? [] : [{ item: subject.item, quantity: by }]), ...(deposits?.items ?? [])],
  }
}

function chargesOfAddition(subject: Subject): Charge[] {
  return subject.kind === 'item' && subject.deposit ? [{ item: subject.deposit, quantity: 1 }] : []
}

function piecesInCart(lines: Line[], item: string): number {
  return lines.filter((line) => line.item === item).reduce((sum, { quantity }) => sum + quantity, 0)
}

function changesTo(wanted: ReadonlyMap<string, number>, lines: Line[]): ItemChanges | null {
  const changes: ItemChanges = { lines: [], items: [] }
  for (const [item, quantity] of wanted) {
    const depositLines = lines.filter((line) => line.item === item)
    const [first] = depositLines
    let missing = quantity - piecesInCart(lines, item)
    if (missing > 0 && first && first.quantity < maxQuantity) {
      changes.lines.push({ line: first.line, quantity: Math.min(first.quantity + missing, maxQuantity) })
    } else if (missing > 0 && !first) {
      changes.items.push({ item, quantity: Math.min(missing, maxQuantity) })
    }
    for (const { line, quantity: has } of depositLines.toReversed()) {
      if (missing >= 0) break
      const left = Math.max(0, has + missing)
      changes.lines.push({ line, quantity: left })
      missing += has - left
    }
  }
  return changes.lines.length + changes.items.length > 0 ? changes : null
}
