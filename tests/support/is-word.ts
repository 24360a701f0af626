import { globSync, readFileSync } from 'node:fs'

/** True if a shop's name is also a word of the texts, as "Parts" is: in them one cannot be told from the other. */
export function isWord(name: string): boolean {
  const word = name.toLowerCase()
  return (
    word !== name &&
    globSync('src/i18n/messages/**/*.ts').some((file) => readFileSync(file, 'utf8').includes(word))
  )
}
