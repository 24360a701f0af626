/** Ends the script with one sentence that says what to do. */
export function exitWithError(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
