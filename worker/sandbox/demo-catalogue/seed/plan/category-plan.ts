import * as v from 'valibot'
import content from '../data/categories.json'
import { loadData, TranslatedText } from './data-file.ts'

const Group = v.object({ id: v.string(), name: TranslatedText, partTypes: v.array(v.string()) })

/** Top categories and their groups; part types are the third level. */
export const topCategories = loadData(
  'categories.json',
  v.object({
    categories: v.array(v.object({ id: v.string(), name: TranslatedText, children: v.array(Group) })),
  }),
  content,
).categories
