/** The key of a car's photo is a hash of its owner and the id of the car. Other keys are refused. */
export function checkedKey(key: string): string {
  if (!/^[\da-f]{64}\/[\da-f]{8}$/.test(key)) throw new Error('This is not the key of a car photo.')
  return key
}

/** The prefix of the keys of one owner. */
export function checkedPrefix(prefix: string): string {
  if (!/^[\da-f]{64}\/$/.test(prefix)) throw new Error('This is not the owner of car photos.')
  return prefix
}

/** The part of a key that names the car. */
export function isCarOfKey(name: string): boolean {
  return /^[\da-f]{8}$/.test(name)
}
