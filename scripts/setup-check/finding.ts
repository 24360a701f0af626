/** The level of a finding: something works, is worth knowing, or keeps shoppers from the shop's offers. */
type Level = 'works' | 'note' | 'defect'

/** A finding of a check, in plain sentences. */
export interface Finding {
  level: Level
  /** The finding as a sentence. */
  sentence: string
  /** The way to get what is missing; empty if nothing is. */
  remedy: string
}

/** Something is as it should be. */
export const works = (sentence: string): Finding => ({ level: 'works', sentence, remedy: '' })

/** Something that may be intended. It does not fail the check. */
export const note = (sentence: string, remedy = ''): Finding => ({ level: 'note', sentence, remedy })

/** Something is missing or wrong, and the check fails. */
export const defect = (sentence: string, remedy: string): Finding => ({ level: 'defect', sentence, remedy })

const maxQuoted = 80
const maxListed = 8

/** Puts a text of a service between quotation marks: bounded, and without line breaks and other control characters. */
export function quoted(text: string): string {
  const plain = text.replaceAll(/[\p{C}\s]+/gu, ' ').trim()
  return `“${plain.length > maxQuoted ? `${plain.slice(0, maxQuoted)}…` : plain}”`
}

/** Lists texts with commas; of many only the first ones, and the number of the others. */
export function listed(texts: readonly string[]): string {
  const more = texts.length - maxListed
  return more > 0 ? `${texts.slice(0, maxListed).join(', ')} and ${more} more` : texts.join(', ')
}

/** Writes a number with its noun: `1 product`, `1,200 products`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? noun : plural}`
}
