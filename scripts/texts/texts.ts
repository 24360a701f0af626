import { closeSync, mkdirSync, openSync, readSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLocale } from '#src/i18n/locales.ts'
import { exitWithError } from '../exit-with-error.ts'
import { isLanguage, type TextsCommand, textsCommand } from './arguments.ts'
import { exportTexts } from './export-texts.ts'
import { importTexts } from './import-texts.ts'
import { readMessages, writeMessages } from './message-folder.ts'
import { maxXliffBytes, readXliff } from './read-xliff.ts'
import { sourceLanguage, writeXliff } from './write-xliff.ts'

const maxFaults = 50

/**
 * Texts of the interface for translators: `npm run texts -- export --language fi` writes them as XLIFF, `npm run texts --
 * import texts/fi.xlf` reads the translations. See docs/translating.md.
 */
try {
  run(textsCommand(process.argv.slice(2)))
} catch (error) {
  exitWithError(error instanceof Error ? error.message : String(error))
}

function run(command: TextsCommand): void {
  if (command.do === 'import') importFile(command.file)
  else exportLanguages(command.languages, command.folder)
}

function exportLanguages(languages: readonly string[], folder: string): void {
  const english = readMessages(sourceLanguage)
  mkdirSync(folder, { recursive: true })
  for (const language of languages) {
    const texts = exportTexts(language, english, readMessages(language))
    const file = join(folder, `${language}.xlf`)
    writeFileSync(file, writeXliff(texts))
    const units = texts.files.flatMap((entry) => entry.units)
    const open = units.filter(({ target }) => target === null).length
    console.log(`${file}: ${units.length} texts${open === 0 ? '' : `, ${open} to translate`}`)
  }
}

function importFile(path: string): void {
  const document = readXliff(boundedFile(path))
  const { language } = document
  if (!isLanguage(language)) exitWithError(`“${language}” is not the code of a language, such as pl.`)
  const result = importTexts(document, readMessages(sourceLanguage), readMessages(language))
  if (result.kind === 'refused') {
    const { faults } = result
    const more = faults.length - maxFaults
    exitWithError(
      [
        ...faults.slice(0, maxFaults),
        ...(more > 0 ? [`… and ${more} more`] : []),
        'Nothing was written.',
      ].join('\n'),
    )
  }
  writeMessages(language, result.changed)
  console.log(`${result.texts} texts are new or another, in ${result.changed.size} files.`)
  if (result.untranslated.length > 0)
    console.log(
      `${result.untranslated.length} texts have no translation yet; npm run types names their keys.`,
    )
  if (!isLocale(language))
    console.log(`The shop does not have ${language} yet: docs/translating.md says what else it needs.`)
}

/** At most one byte more than an import accepts. */
function boundedFile(path: string): Uint8Array {
  const file = openSync(path, 'r')
  try {
    const bytes = new Uint8Array(maxXliffBytes + 1)
    let length = 0
    for (let read = -1; read !== 0 && length < bytes.length; length += read)
      read = readSync(file, bytes, length, bytes.length - length, null)
    return bytes.subarray(0, length)
  } finally {
    closeSync(file)
  }
}
