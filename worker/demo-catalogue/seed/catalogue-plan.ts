import { createAssortment } from './assortment.ts'
import { splitByChassis } from './chassis.ts'
import { isFitmentEdgeCase } from './fitment-edge-cases.ts'
import { partTypes } from './plan/part-types.ts'
import { everyDesign } from './recipes/all.ts'
import { createSupersession, type Generation } from './supersession.ts'

const oldNumbers = 150
const endsWithoutSuccessor = 20

/** Every single part the shop carries, by part type in the order of the plan. */
export function planProducts(): Generation[] {
  const designs = everyDesign()
  const assortment = createAssortment((design) => design.staple === true || isFitmentEdgeCase(design))
  const supersession = createSupersession(
    oldNumbers,
    endsWithoutSuccessor,
    new Map(
      partTypes
        .filter(({ fitment, plannedProducts }) => fitment !== 'universal' && plannedProducts >= 20)
        .map(({ id, plannedProducts }) => [id, plannedProducts]),
    ),
  )
  return partTypes.flatMap(({ id, plannedProducts }) => {
    const quota = supersession.quota(id)
    const possible = splitByChassis(id, designs.get(id) ?? [])
    return supersession.age(id, assortment.choose(id, possible, plannedProducts - quota), quota)
  })
}
