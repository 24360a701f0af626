// Meilisearch, API reference, "Settings": https://www.meilisearch.com/docs/reference/api/settings

import * as v from 'valibot'
import { Refusal } from '../refusal.ts'
import { parse, snakeCase } from '../requests/parse.ts'
import { counted, flag, list, noun, nullable, object, oneOf, texts, word } from '../requests/schema.ts'

/** Attributes that documents can be filtered by, and what they can be used for. */
const FilterableRule = v.union(
  [
    v.string(),
    v.strictObject({
      attributePatterns: v.array(v.string()),
      features: v.optional(
        v.strictObject({
          facetSearch: v.optional(v.boolean(), false),
          filter: v.optional(
            v.strictObject({
              equality: v.optional(v.boolean(), true),
              comparison: v.optional(v.boolean(), false),
            }),
            {},
          ),
        }),
        {},
      ),
    }),
  ],
  noun('a string or an object'),
)
export type FilterableRule = v.InferOutput<typeof FilterableRule>

const entries = {
  displayedAttributes: texts,
  searchableAttributes: texts,
  filterableAttributes: list(FilterableRule),
  sortableAttributes: texts,
  rankingRules: texts,
  stopWords: texts,
  nonSeparatorTokens: texts,
  separatorTokens: texts,
  dictionary: texts,
  synonyms: v.record(v.string(), texts, noun('an object')),
  distinctAttribute: word,
  proximityPrecision: oneOf(['byWord', 'byAttribute']),
  typoTolerance: object({
    enabled: flag,
    minWordSizeForTypos: object({ oneTypo: counted(255), twoTypos: counted(255) }),
    disableOnWords: texts,
    disableOnAttributes: texts,
    disableOnNumbers: flag,
  }),
  faceting: object({
    maxValuesPerFacet: counted(),
    sortFacetValuesBy: v.record(v.string(), oneOf(['alpha', 'count']), noun('an object')),
  }),
  pagination: object({ maxTotalHits: counted() }),
  embedders: v.record(v.string(), v.unknown(), noun('an object')),
  searchCutoffMs: counted(),
  localizedAttributes: list(v.unknown()),
  facetSearch: flag,
  prefixSearch: oneOf(['indexingTime', 'disabled']),
}

/** The settings of an index, each with a value. */
export interface IndexSettings {
  displayedAttributes: readonly string[]
  searchableAttributes: readonly string[]
  filterableAttributes: readonly FilterableRule[]
  sortableAttributes: readonly string[]
  rankingRules: readonly string[]
  stopWords: readonly string[]
  nonSeparatorTokens: readonly string[]
  separatorTokens: readonly string[]
  dictionary: readonly string[]
  synonyms: Readonly<Record<string, readonly string[]>>
  distinctAttribute: string | null
  proximityPrecision: 'byWord' | 'byAttribute'
  typoTolerance: {
    enabled: boolean
    minWordSizeForTypos: { oneTypo: number; twoTypos: number }
    disableOnWords: readonly string[]
    disableOnAttributes: readonly string[]
    disableOnNumbers: boolean
  }
  faceting: { maxValuesPerFacet: number; sortFacetValuesBy: Readonly<Record<string, 'alpha' | 'count'>> }
  pagination: { maxTotalHits: number }
  embedders: Readonly<Record<string, unknown>>
  searchCutoffMs: number | null
  localizedAttributes: readonly unknown[] | null
  facetSearch: boolean
  prefixSearch: 'indexingTime' | 'disabled'
}
export type SettingName = keyof IndexSettings

export const defaultSettings: IndexSettings = {
  displayedAttributes: ['*'],
  searchableAttributes: ['*'],
  filterableAttributes: [],
  sortableAttributes: [],
  rankingRules: ['words', 'typo', 'proximity', 'attributeRank', 'sort', 'wordPosition', 'exactness'],
  stopWords: [],
  nonSeparatorTokens: [],
  separatorTokens: [],
  dictionary: [],
  synonyms: {},
  distinctAttribute: null,
  proximityPrecision: 'byWord',
  typoTolerance: {
    enabled: true,
    minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 },
    disableOnWords: [],
    disableOnAttributes: [],
    disableOnNumbers: false,
  },
  faceting: { maxValuesPerFacet: 100, sortFacetValuesBy: { '*': 'alpha' } },
  pagination: { maxTotalHits: 1_000 },
  embedders: {},
  searchCutoffMs: null,
  localizedAttributes: null,
  facetSearch: true,
  prefixSearch: 'indexingTime',
}

/** The settings by name, in the order of `defaultSettings`. */
export const settingNames = Object.keys(entries) as readonly SettingName[] // the keys of both are the same

const Update = v.strictObject(nullable(entries), noun('an object'))
/** Changes of settings: what is left out stays, null sets the default again. */
export type SettingsUpdate = v.InferOutput<typeof Update>

const codes = {
  invalid: (field: string) => `invalid_settings_${snakeCase(field)}` as const,
  unknownWithin: true,
}

/** Parses the body of `PATCH /indexes/{index}/settings`. */
export function parseSettings(input: unknown): SettingsUpdate {
  return checked(parse(Update, input, codes))
}

/** Parses the body of a call that changes one setting. */
export function parseSetting(name: SettingName, input: unknown): SettingsUpdate {
  const code = codes.invalid(name)
  const value = parse(v.nullable(entries[name]), input, {
    invalid: () => code,
    whole: code,
    unknownWithin: true,
  })
  return checked(parse(Update, { [name]: value }, codes))
}

const rules = new Set([
  ...['words', 'typo', 'proximity', 'attribute', 'attributeRank'],
  ...['sort', 'wordPosition', 'exactness'],
])

function checked(update: SettingsUpdate): SettingsUpdate {
  const { rankingRules } = update
  rankingRules?.forEach((rule, index) => {
    if (rules.has(rule) || /^.+:(?:asc|desc)$/.test(rule)) return
    const message = `Invalid value at \`.rankingRules[${index}]\`: \`${rule}\` ranking rule is invalid. Valid ranking rules are words, typo, sort, proximity, attribute, exactness and custom ranking rules.`
    throw new Refusal('invalid_settings_ranking_rules', message)
  })
  if (
    rankingRules?.includes('attribute') &&
    rankingRules.some((rule) => rule === 'attributeRank' || rule === 'wordPosition')
  ) {
    const message =
      'Mixed usage of the attribute, attributeRank, and wordPosition ranking rules. You must either use the attribute ranking rule alone or the attributeRank and wordPosition ranking rules.'
    throw new Refusal('invalid_settings_ranking_rules', message)
  }
  if (update.pagination?.maxTotalHits === 0) {
    const message =
      'Invalid value at `.pagination.maxTotalHits`: a non-zero integer value lower than `18446744073709551615` was expected, but found a zero'
    throw new Refusal('invalid_settings_pagination', message)
  }
  return update
}

/** The settings after an update. Objects are changed field by field, `synonyms` and lists as a whole. */
export function updatedSettings(settings: IndexSettings, update: SettingsUpdate): IndexSettings {
  const { typoTolerance, faceting, pagination, ...others } = update
  const next: IndexSettings = {
    ...settings,
    ...chosen(others, defaultSettings),
    typoTolerance: updatedTypos(settings.typoTolerance, typoTolerance),
    faceting: merged(settings.faceting, faceting, defaultSettings.faceting),
    pagination: merged(settings.pagination, pagination, defaultSettings.pagination),
  }
  const { oneTypo, twoTypos } = next.typoTolerance.minWordSizeForTypos
  if (oneTypo > twoTypos) {
    const message = `\`minWordSizeForTypos\` setting is invalid. \`oneTypo\` and \`twoTypos\` fields should be between \`0\` and \`255\`, and \`twoTypos\` should be greater or equals to \`oneTypo\` but found \`oneTypo: ${oneTypo}\` and twoTypos: ${twoTypos}\`.`
    throw new Refusal('invalid_settings_typo_tolerance', message)
  }
  return next
}

type Typos = IndexSettings['typoTolerance']

function updatedTypos(current: Typos, update: SettingsUpdate['typoTolerance']): Typos {
  if (update === null) return defaultSettings.typoTolerance
  const { minWordSizeForTypos, ...others } = update ?? {}
  const initial = defaultSettings.typoTolerance
  return {
    ...merged(current, others, initial),
    minWordSizeForTypos: merged(
      current.minWordSizeForTypos,
      minWordSizeForTypos,
      initial.minWordSizeForTypos,
    ),
  }
}

type Changes<Values> = { [Name in keyof Values]?: Values[Name] | null | undefined }

function merged<Values extends object>(
  current: Values,
  changes: Changes<Values> | null | undefined,
  initial: Values,
): Values {
  return changes === null ? initial : { ...current, ...chosen(changes ?? {}, initial) }
}

/** The fields that have a value, and the default of those that are null. */
function chosen<Values extends object>(changes: Changes<Values>, initial: Values): Partial<Values> {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined)
  const defaults = new Map<string, unknown>(Object.entries(initial))
  return Object.fromEntries(
    given.map(([name, value]) => [name, value ?? defaults.get(name)]),
  ) as Partial<Values> // names and types of `changes`
}

/** Reads stored settings; a setting this build does not know is ignored. */
export function readSettings(stored: string): IndexSettings {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), v.object(nullable(entries))), stored)
  return parsed.success ? updatedSettings(defaultSettings, parsed.output) : defaultSettings
}
