import * as v from 'valibot'
import content from '../data/templates.json'
import { loadData, TranslatedText } from './data-file.ts'

/** Name patterns, position texts and the sentences of descriptions. */
export const wording = loadData(
  'templates.json',
  v.object({
    name: v.object({ default: TranslatedText }),
    position: v.record(v.string(), TranslatedText),
    /** The unit after one piece, and after several. */
    pieces: v.object({ one: TranslatedText, many: TranslatedText }),
    /** Words of names that say what a part is for, or how it is sold. */
    extras: v.object({
      frontOfArm: TranslatedText,
      rearOfArm: TranslatedText,
      concentrate: TranslatedText,
      handbrake: TranslatedText,
      vGroove: TranslatedText,
    }),
    /** A family of engines, such as that of the Mini. */
    series: TranslatedText,
    /** Units of attributes that count something: `137 teeth`. */
    counts: v.record(v.string(), v.object({ one: TranslatedText, many: TranslatedText })),
    chassis: v.object({ from: TranslatedText, to: TranslatedText }),
    sentences: v.record(v.string(), TranslatedText),
    use: v.record(v.string(), v.array(v.string())),
  }),
  content,
)
