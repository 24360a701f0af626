import * as v from 'valibot'

// Messages of these schemas are what the service expects, in its words; `parse.ts` makes refusals of them.

export const noun = (text: string) => text

/** A message that is a whole sentence; `{at}` in it becomes the place of the value. */
export const sentence = (text: string) => `=${text}`

export const word = v.string(noun('a string'))
export const flag = v.boolean(noun('a boolean'))

/** A whole number from 0. */
export const counted = (max = Number.MAX_SAFE_INTEGER) =>
  v.pipe(
    v.number(noun('a positive integer')),
    v.integer(noun('a positive integer')),
    v.minValue(0, noun('a positive integer')),
    v.maxValue(max, noun('a positive integer')),
  )

export const list = <S extends v.GenericSchema>(entry: S) => v.array(entry, noun('an array'))
export const texts = list(word)

/** An object of these fields, each of which may be left out or null. */
export function object<E extends v.ObjectEntries>(entries: E) {
  return v.strictObject(nullable(entries), noun('an object'))
}

type Nullable<E extends v.ObjectEntries> = { [Name in keyof E]: v.NullishSchema<E[Name], undefined> }

/** The same fields, each of which may be left out or null. */
export function nullable<E extends v.ObjectEntries>(entries: E): Nullable<E> {
  const all = Object.entries(entries).map(([name, entry]) => [name, v.nullish(entry)])
  return Object.fromEntries(all) as Nullable<E> // all its keys have just been given a schema
}

/** One of these words. */
export function oneOf<const Words extends readonly string[]>(words: Words) {
  const expected = words.map((name) => `\`${name}\``).join(', ')
  return v.picklist(words, ({ input }) =>
    typeof input === 'string'
      ? sentence(`Unknown value \`${input}\` at \`{at}\`: expected one of ${expected}`)
      : noun('a string'),
  )
}
