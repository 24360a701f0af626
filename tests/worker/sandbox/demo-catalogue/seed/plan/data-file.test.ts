import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import content from '#worker/sandbox/demo-catalogue/seed/data/part-types.json'
import { attributes } from '#worker/sandbox/demo-catalogue/seed/plan/attributes.ts'
import { brands, makersOf } from '#worker/sandbox/demo-catalogue/seed/plan/brands.ts'
import { bundlePlans } from '#worker/sandbox/demo-catalogue/seed/plan/bundle-plan.ts'
import { car, cars } from '#worker/sandbox/demo-catalogue/seed/plan/cars.ts'
import { topCategories } from '#worker/sandbox/demo-catalogue/seed/plan/category-plan.ts'
import { loadData, TranslatedText } from '#worker/sandbox/demo-catalogue/seed/plan/data-file.ts'
import { PartTypeEntry, partType, partTypes } from '#worker/sandbox/demo-catalogue/seed/plan/part-types.ts'

const PartTypes = v.object({ partTypes: v.array(PartTypeEntry) })

test('a broken data file fails with its name and the path of the wrong value', () => {
  const broken = structuredClone(content)
  Object.assign(broken.partTypes[7]!, { coreDepositEur: 'much' })
  expect(() => loadData('part-types.json', PartTypes, broken)).toThrow(
    'seed/data/part-types.json: partTypes.7.coreDepositEur: ',
  )
  expect(() => loadData('part-types.json', PartTypes, [])).toThrow('seed/data/part-types.json: ')
  expect(() => partType('flux-capacitor')).toThrow('no part type flux-capacitor')
  expect(() => car('trabant-601')).toThrow('no model trabant-601')
})

test('any text in a data file is parsed, or refused with the name of the file', () => {
  fc.assert(
    fc.property(fc.anything(), (anything) => {
      try {
        loadData('part-types.json', PartTypes, anything)
      } catch (error) {
        expect(String(error)).toContain('seed/data/part-types.json: ')
      }
    }),
  )
})

test('a word that is missing in one language breaks the file', () => {
  const words = { en: 'a', sv: 'b', fi: 'c', da: 'd', fr: 'e', nl: 'f', de: '' }
  expect(() => loadData('words.json', TranslatedText, words)).toThrow('seed/data/words.json: de: ')
})

test('the files agree: every id one of them uses is in the other', () => {
  const ids = new Set(partTypes.map(({ id }) => id))
  const shelved = topCategories.flatMap(({ children }) => children.flatMap((group) => group.partTypes))
  expect([...shelved].sort()).toEqual([...ids].sort())
  const groups = new Set(topCategories.flatMap(({ children }) => children.map(({ id }) => id)))
  for (const { id, group, related, attributes: attributeIds } of partTypes) {
    expect(groups.has(group), id).toBe(true)
    expect(makersOf(group).length, id).toBeGreaterThan(0)
    expect(
      related.filter((other) => !ids.has(other)),
      id,
    ).toEqual([])
    expect(
      attributeIds.filter((attribute) => !attributes[attribute]),
      id,
    ).toEqual([])
  }
  for (const { sections } of bundlePlans)
    for (const section of sections) expect(ids.has(section.partType)).toBe(true)
  expect(cars).toHaveLength(32)
  expect(brands).toHaveLength(40)
})
