import * as v from 'valibot'
import content from '../data/templates.json'
import { loadData, Words } from './data-file.ts'

/** Name patterns, position words and the sentences descriptions are made of. */
export const wording = loadData(
  'templates.json',
  v.object({
    name: v.object({ default: Words }),
    position: v.record(v.string(), Words),
    /** After a number of them. */
    pieces: Words,
    /** How many an attribute counts, in words: `137 teeth`. */
    counts: v.record(v.string(), v.object({ one: Words, many: Words })),
    chassis: v.object({ from: Words, to: Words }),
    sentences: v.record(v.string(), Words),
    use: v.record(v.string(), v.array(v.string())),
  }),
  content,
)
