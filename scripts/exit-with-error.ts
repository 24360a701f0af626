export function exitWithError(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
