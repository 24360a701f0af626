/** Exits with code 1 after printing a sentence that says what to do. */
export function exitWithError(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
