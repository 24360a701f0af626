import { atom, type Getter, type Setter } from 'jotai'

const movesAtom = atom<Promise<unknown>>(Promise.resolve())

/** Changes the country of an address; what depends on the country waits until the service has answered. */
export function moveCountry<Result>(get: Getter, set: Setter, move: () => Promise<Result>): Promise<Result> {
  const moving = move()
  set(movesAtom, Promise.allSettled([get(movesAtom), moving]))
  return moving
}

/** Resolves when no change of an address's country is under way. */
export async function countriesSettled(get: Getter): Promise<void> {
  const moves = get(movesAtom)
  await moves
  // Another may have begun meanwhile.
  if (get(movesAtom) !== moves) await countriesSettled(get)
}
