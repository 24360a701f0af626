import { type Design, gather, type Recipe } from '../design.ts'
import { partTypes } from '../plan/part-types.ts'
import { accessoryRecipes } from './accessories.ts'
import { bodyRecipes } from './body.ts'
import { brakeHydraulicRecipes } from './brake-hydraulics.ts'
import { coolingRecipes } from './cooling.ts'
import { damperRecipes } from './dampers.ts'
import { discBrakeRecipes } from './disc-brakes.ts'
import { drivetrainRecipes } from './drivetrain.ts'
import { drumBrakeRecipes } from './drum-brakes.ts'
import { electricalRecipes } from './electrical.ts'
import { engineRecipes } from './engine.ts'
import { filterRecipes } from './filters.ts'
import { fluidRecipes } from './fluids.ts'
import { fuelRecipes } from './fuel.ts'
import { ignitionRecipes } from './ignition.ts'
import { interiorRecipes } from './interior.ts'
import { lightingRecipes } from './lighting.ts'
import { panelRecipes } from './panels.ts'
import { suspensionRecipes } from './suspension.ts'

const recipes: Record<string, Recipe> = {
  ...discBrakeRecipes,
  ...drumBrakeRecipes,
  ...brakeHydraulicRecipes,
  ...filterRecipes,
  ...engineRecipes,
  ...ignitionRecipes,
  ...fuelRecipes,
  ...coolingRecipes,
  ...damperRecipes,
  ...suspensionRecipes,
  ...drivetrainRecipes,
  ...electricalRecipes,
  ...lightingRecipes,
  ...bodyRecipes,
  ...panelRecipes,
  ...interiorRecipes,
  ...accessoryRecipes,
  ...fluidRecipes,
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
