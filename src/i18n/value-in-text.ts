import type { Locale } from './locales.ts'

/** Attributes whose German values are adjectives and adverbs; the values of others are nouns. */
const germanAdjectives = new Set([
  'position',
  'side',
  'arm_position',
  'hose_position',
  'bush_position',
  'boot_position',
  'exhaust_position',
  'lambda_position',
  'mounting_place',
  'disc_type',
  'surface',
  'wear_indicator',
  'friction',
  'condition',
  'colour',
  'cable_colour',
  'oil_type',
  'levelling',
  'mirror_adjust',
  'mirror_glass',
  'surface_treatment',
  'spring_duty',
  'pulley',
  'air_conditioning',
  'pump_type',
  'housing',
  'switch_type',
  'towbar_type',
  'roof_type',
  'regulator_type',
  'hub_fitting',
])
const germanNouns = new Set([
  'Mitte',
  'Kotflügel',
  'Stoßfänger',
  'Kühlergrill',
  'Heckklappe',
  'Low-Metallic',
  'Keramik',
  'Chrom',
  'Silber',
  'Gold',
  'Seilzug',
  'Standard',
  'Tieferlegung',
  'Keilriemenscheibe',
  'Keilrippenscheibe',
  'Zahnriemenrad',
  'Regenrinne',
  'Nabe erforderlich',
])

/** The word for a value where a text goes on: lower case, except abbreviations, names of languages and German nouns. */
export function valueInText(attribute: string, word: string, locale: Locale): string {
  if (/^.(\p{Lu}|-)/u.test(word)) return word
  if (attribute === 'manual_language' && (locale === 'en' || locale === 'nl')) return word
  if (locale === 'de' && (!germanAdjectives.has(attribute) || germanNouns.has(word))) return word
  return word.charAt(0).toLowerCase() + word.slice(1)
}
