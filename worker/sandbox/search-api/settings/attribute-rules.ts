import { isWithin } from '../tokens/leaves.ts'
import type { FilterableRule, IndexSettings } from './index-settings.ts'

/** The possible uses of a filterable attribute. */
export interface Features {
  facetSearch: boolean
  equality: boolean
  comparison: boolean
}

const everything: Features = { facetSearch: true, equality: true, comparison: true }

/** True if a path matches a pattern, or lies within it; `*` at either end matches anything. */
export function matchesPattern(path: string, pattern: string): boolean {
  if (pattern === '*') return true
  if (pattern.startsWith('*') && pattern.endsWith('*')) return path.includes(pattern.slice(1, -1))
  if (pattern.startsWith('*')) return path.endsWith(pattern.slice(1))
  if (pattern.endsWith('*')) return path.startsWith(pattern.slice(0, -1))
  return isWithin(path, pattern)
}

function patternsOf(rule: FilterableRule): readonly string[] {
  return typeof rule === 'string' ? [rule] : rule.attributePatterns
}

/** Reads the settings of an index for what may be done with its attributes. */
export function attributeRules(settings: IndexSettings) {
  const { filterableAttributes, sortableAttributes, rankingRules, distinctAttribute } = settings
  const ranked = rankingRules.flatMap((rule) => /^(.+):(?:asc|desc)$/.exec(rule)?.[1] ?? [])
  const others = [...sortableAttributes, ...ranked, ...(distinctAttribute ? [distinctAttribute] : [])]
  const known = new Map<string, boolean>()

  /** The filters of a path, with the number of the rule; null if it cannot be filtered. */
  function filterable(path: string): { features: Features; rule: number } | null {
    const rule = filterableAttributes.findIndex((entry) =>
      patternsOf(entry).some((pattern) => matchesPattern(path, pattern)),
    )
    const found = filterableAttributes[rule]
    if (found === undefined) return null
    if (typeof found === 'string') return { features: everything, rule }
    const { facetSearch, filter } = found.features
    return { features: { facetSearch, ...filter }, rule }
  }

  return {
    filterable,
    /** The filterable attributes and patterns, in alphabetical order. */
    patterns: [...new Set(filterableAttributes.flatMap(patternsOf))].sort(),
    /** True if values of a path are kept for filters, facets or sorting. */
    hasColumn(path: string): boolean {
      const answer =
        known.get(path) ?? (filterable(path) !== null || others.some((name) => isWithin(path, name)))
      known.set(path, answer)
      return answer
    },
  }
}
