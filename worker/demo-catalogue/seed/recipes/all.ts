import { type Design, gather, type Recipe } from '../design.ts'
import { partTypes } from '../plan/part-types.ts'
import { accessoryRecipes } from './accessories.ts'
import { batteryRecipes } from './batteries.ts'
import { beltRecipes } from './belts.ts'
import { bodyRecipes } from './body.ts'
import { brakeHydraulicRecipes } from './brake-hydraulics.ts'
import { bulbRecipes } from './bulbs.ts'
import { cabinFilterRecipes } from './cabin-filters.ts'
import { careRecipes } from './care.ts'
import { controlRecipes } from './controls.ts'
import { coolingRecipes } from './cooling.ts'
import { damperRecipes } from './dampers.ts'
import { discBrakeRecipes } from './disc-brakes.ts'
import { drivetrainRecipes } from './drivetrain.ts'
import { drumBrakeRecipes } from './drum-brakes.ts'
import { electricalRecipes } from './electrical.ts'
import { electricalPartRecipes } from './electrical-parts.ts'
import { engineRecipes } from './engine.ts'
import { exhaustRecipes } from './exhaust.ts'
import { filterRecipes } from './filters.ts'
import { fluidRecipes } from './fluids.ts'
import { fuelRecipes } from './fuel.ts'
import { ignitionRecipes } from './ignition.ts'
import { interiorRecipes } from './interior.ts'
import { lightingRecipes } from './lighting.ts'
import { oilRecipes } from './oils.ts'
import { panelRecipes } from './panels.ts'
import { servicePartRecipes } from './service-parts.ts'
import { suspensionRecipes } from './suspension.ts'
import { wheelRecipes } from './wheels.ts'

const recipes: Record<string, Recipe> = {
  ...discBrakeRecipes,
  ...drumBrakeRecipes,
  ...brakeHydraulicRecipes,
  ...filterRecipes,
  ...servicePartRecipes,
  ...cabinFilterRecipes,
  ...engineRecipes,
  ...exhaustRecipes,
  ...beltRecipes,
  ...ignitionRecipes,
  ...fuelRecipes,
  ...coolingRecipes,
  ...damperRecipes,
  ...suspensionRecipes,
  ...drivetrainRecipes,
  ...electricalRecipes,
  ...electricalPartRecipes,
  ...batteryRecipes,
  ...lightingRecipes,
  ...bulbRecipes,
  ...bodyRecipes,
  ...panelRecipes,
  ...interiorRecipes,
  ...controlRecipes,
  ...accessoryRecipes,
  ...wheelRecipes,
  ...fluidRecipes,
  ...careRecipes,
  ...oilRecipes,
}

/** Every part the shop could carry, by part type in the order of the plan. */
export function everyDesign(): Map<string, Design[]> {
  return new Map(
    partTypes.map(({ id }) => {
      const recipe = recipes[id]
      if (!recipe) throw new Error(`no recipe for ${id}`)
      return [id, gather(id, recipe())]
    }),
  )
}
