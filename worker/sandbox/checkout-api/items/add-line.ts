import type { CatalogueBundle } from '../../catalogue/items/stocked-items.ts'
import type { World } from '../../world.ts'
import { newHexId } from '../identifiers.ts'
import { type Outcome, type Refused, refused } from '../outcome.ts'
import { maxLineQuantity } from '../request.ts'
import type { Choice, SelectionState, StoredLine } from '../selection/selection-state.ts'
import { priceLine } from './priced-line.ts'
import { limitedByStock } from './stock-check.ts'

/** Maximum number of lines in a selection. */
export const maxLines = 100

export interface Addition {
  item: string
  quantity: number
  comment: string
  productUrl: string | null
  category: string | null
}

/** Adds an item to the selection: to an equal line if there is one, else as a new last line. */
export function addItem(world: World, selection: SelectionState, addition: Addition): Outcome {
  const item = world.catalogue.item(addition.item)
  if (!item) return refused(404, { item: 'product item not found' })
  if (world.catalogue.bundle(item.product)?.kind === 'flexible') {
    return refused(412, { item: 'the parts of this set are to be chosen' })
  }
  return addLine(world, selection, addition, null)
}

/** Adds a flexible bundle to the selection, with one chosen item per section. */
export function addBundle(
  world: World,
  selection: SelectionState,
  addition: Addition,
  chosen: { section: string; item: string }[],
): Outcome {
  const item = world.catalogue.item(addition.item)
  if (!item) return refused(404, { item: 'product item not found' })
  const bundle = world.catalogue.bundle(item.product)
  if (bundle?.kind !== 'flexible') return refused(412, { item: 'not a set to choose the parts of' })
  const choices = fill(bundle, chosen)
  return 'refused' in choices ? choices : addLine(world, selection, addition, choices)
}

/** Validates the chosen items: every required section once, no section twice, each item from the section's list. */
function fill(
  { sections }: CatalogueBundle,
  chosen: { section: string; item: string }[],
): Choice[] | Refused {
  const bundleSections = new Set(sections.map(({ section }) => String(section)))
  const chosenSections = new Set(chosen.map(({ section }) => section))
  if (chosenSections.size < chosen.length || chosen.some(({ section }) => !bundleSections.has(section))) {
    return refused(406, { sections: 'not valid' })
  }
  const choices: Choice[] = []
  for (const { section, quantity, required, items } of sections) {
    const choice = chosen.find((entry) => entry.section === String(section))
    if (!choice && required) return refused(406, { sections: `section ${section} is required` })
    if (!choice) continue
    if (!items.includes(choice.item)) return refused(406, { sections: `item not in section ${section}` })
    choices.push({ section, item: choice.item, quantity })
  }
  return choices
}

function addLine(
  world: World,
  selection: SelectionState,
  addition: Addition,
  choices: Choice[] | null,
): Outcome {
  const { quantity, ...rest } = addition
  const same = selection.lines.find((line) => isSameLine(line, { ...rest, choices }))
  const line: StoredLine = same
    ? { ...same, quantity: same.quantity + quantity }
    : { ...newIds(world), ...rest, quantity, choices }
  if (line.quantity > maxLineQuantity) return refused(406, { quantity: 'not valid' })
  if (!same && selection.lines.length >= maxLines) return refused(412, { item: 'too many lines' })
  const [priced] = priceLine(world, line, selection)
  if (!priced) return refused(412, { item: 'not sold here' })
  const lines = same
    ? selection.lines.map((entry) => (entry === same ? line : entry))
    : [...selection.lines, line]
  const added = limitedByStock(world, selection, { ...selection, lines }, line.line)
  return { status: 201, ...added }
}

/** True if two additions share a line: same item, same comment and, for bundles, same choices. */
export function isSameLine(one: Sameness, other: Sameness): boolean {
  return (
    one.item === other.item &&
    one.comment === other.comment &&
    JSON.stringify(one.choices) === JSON.stringify(other.choices)
  )
}

type Sameness = Pick<StoredLine, 'item' | 'comment' | 'choices'>

function newIds({ ports }: World) {
  return { line: newHexId(ports.random), depositLine: newHexId(ports.random) }
}
