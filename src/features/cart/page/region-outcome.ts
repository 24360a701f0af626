import type { DroppedLine } from '#src/features/region/dropped-line.ts'
import type { RegionNote } from '#src/features/region/region-note.ts'
import type { RegionOutcome } from '#src/features/region/region-page.tsx'
import { countryName } from '#src/features/region/region-text.ts'
import type { Shop } from '#src/shop.ts'
import { nameList } from '../line-text.ts'
import { itemNames } from './item-names.ts'

/** The message about a change of country; null without one, or if the visitor is in the former country again. */
export async function countryChangeOutcome(note: RegionNote, shop: Shop): Promise<RegionOutcome | null> {
  const { problem, dropped, more } = note
  const { i18n, region } = shop
  if (problem === 'refused') return { tone: 'error', text: i18n.t('cart.problem.notDeliverable'), undo: null }
  if (problem === 'unanswered') return { tone: 'error', text: i18n.t('region.unanswered'), undo: null }
  const from = note.from === region.country ? null : note.from
  const texts = [
    problem === 'incomplete' ? i18n.t('region.incomplete') : [],
    from !== null && dropped.length + more > 0 ? await droppedText(dropped, more, shop) : [],
  ].flat()
  if (texts.length === 0) return null
  const canUndo = from !== null && dropped.length > 0
  const undo = canUndo
    ? { country: from, label: i18n.t('region.undo', { country: countryName(from, i18n) }), dropped, more }
    : null
  return { tone: 'warning', text: texts.join(' '), undo }
}

async function droppedText(lines: DroppedLine[], more: number, { catalogue, i18n }: Shop): Promise<string> {
  const items = lines.map(({ item }) => item)
  const names = await itemNames(items, async () => catalogue)
  const others = more + lines.length - names.length
  if (names.length === 0) return i18n.t('region.droppedUnnamed', { count: others })
  const named = nameList(names)
  return i18n.t('cart.dropped', {
    names: others > 0 ? i18n.t('region.andMore', { names: named, count: others }) : named,
  })
}
