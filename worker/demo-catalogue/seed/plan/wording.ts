import * as v from 'valibot'
import content from '../data/templates.json'
import { loadData, Words } from './data-file.ts'

/** Name patterns, position texts and the sentences of descriptions. */
export const wording = loadData(
  'templates.json',
  v.object({
    name: v.object({ default: Words }),
    position: v.record(v.string(), Words),
    /** The unit after a number of pieces. */
    pieces: Words,
    /** Units of attributes that count something: `137 teeth`. */
    counts: v.record(v.string(), v.object({ one: Words, many: Words })),
    chassis: v.object({ from: Words, to: Words }),
    sentences: v.record(v.string(), Words),
    use: v.record(v.string(), v.array(v.string())),
  }),
  content,
)
