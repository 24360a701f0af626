import { inEveryLanguage, perLanguage } from '../../in-every-language.ts'
import { car } from '../plan/cars.ts'
import { topCategories } from '../plan/category-plan.ts'
import type { TranslatedText } from '../plan/data-file.ts'
import { partType } from '../plan/part-types.ts'
import { slug } from './numbers.ts'

export interface CategoryNode {
  category: number
  parent: number | null
  uri: string
  names: TranslatedText
}

const classic = inEveryLanguage({
  en: 'Classic cars',
  sv: 'Klassiska bilar',
  fi: 'Klassikot',
  da: 'Klassiske biler',
  fr: 'Voitures anciennes',
  nl: 'Klassiekers',
  de: 'Klassiker',
})

/** The car with its own branch of categories. */
export const featuredCar = car('volvo-amazon')

const sameInAll = (word: string): TranslatedText => perLanguage(() => word)

export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

function plural(id: string): TranslatedText {
  const { names } = partType(id)
  return perLanguage((locale) => capital(names[locale].many))
}

export interface CategoryPlan {
  nodes: CategoryNode[]
  /** Category id by part type or group. */
  byGroup: ReadonlyMap<string, number>
  /** Category id by part type in the featured car's branch. */
  byFeaturedPartType: ReadonlyMap<string, number>
}

/** Creates the category tree: top, group, part type, and one branch of six levels. Ids are in back-office order. */
export function planCategories(): CategoryPlan {
  const nodes: CategoryNode[] = []
  const of = new Map<string, number>()
  const ofShowpiece = new Map<string, number>()
  const add = (parent: CategoryNode | null, names: TranslatedText): CategoryNode => {
    const uri = [...(parent ? [parent.uri] : []), slug(names.en)].join('/')
    const node = { category: nodes.length + 1, parent: parent?.category ?? null, uri, names }
    nodes.push(node)
    return node
  }
  for (const top of topCategories) {
    const root = add(null, top.name)
    of.set(top.id, root.category)
    for (const group of top.children) {
      const shelf = add(root, group.name)
      of.set(group.id, shelf.category)
      for (const id of group.partTypes) of.set(id, add(shelf, plural(id)).category)
    }
  }
  const brakes = topCategories.find(({ id }) => id === 'brakes')
  const discBrakes = brakes?.children.find(({ id }) => id === 'brakes.disc')
  if (!brakes || !discBrakes) throw new Error('seed/data/categories.json: no brakes.disc')
  const make = add(add(null, classic), sameInAll(featuredCar.make))
  const parent = add(add(add(make, sameInAll('Amazon')), brakes.name), discBrakes.name)
  for (const id of discBrakes.partTypes) ofShowpiece.set(id, add(parent, plural(id)).category)
  return { nodes, byGroup: of, byFeaturedPartType: ofShowpiece }
}
