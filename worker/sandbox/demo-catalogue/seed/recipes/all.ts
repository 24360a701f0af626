import { type Design, mergeDrafts, type Recipe } from '../assortment/design.ts'
import { partTypes } from '../plan/part-types.ts'
import { accessoryRecipes } from './body/accessories.ts'
import { bodyRecipes } from './body/body.ts'
import { controlRecipes } from './body/controls.ts'
import { interiorRecipes } from './body/interior.ts'
import { panelRecipes } from './body/panels.ts'
import { brakeHydraulicRecipes } from './brakes/brake-hydraulics.ts'
import { discBrakeRecipes } from './brakes/disc-brakes.ts'
import { drumBrakeRecipes } from './brakes/drum-brakes.ts'
import { damperRecipes } from './chassis/dampers.ts'
import { drivetrainRecipes } from './chassis/drivetrain.ts'
import { suspensionRecipes } from './chassis/suspension.ts'
import { wheelRecipes } from './chassis/wheels.ts'
import { batteryRecipes } from './electrics/batteries.ts'
import { bulbRecipes } from './electrics/bulbs.ts'
import { electricalRecipes } from './electrics/electrical.ts'
import { electricalPartRecipes } from './electrics/electrical-parts.ts'
import { lightingRecipes } from './electrics/lighting.ts'
import { beltRecipes } from './engine/belts.ts'
import { cabinFilterRecipes } from './engine/cabin-filters.ts'
import { coolingRecipes } from './engine/cooling.ts'
import { engineRecipes } from './engine/engine.ts'
import { exhaustRecipes } from './engine/exhaust.ts'
import { filterRecipes } from './engine/filters.ts'
import { fuelRecipes } from './engine/fuel.ts'
import { ignitionRecipes } from './engine/ignition.ts'
import { servicePartRecipes } from './engine/service-parts.ts'
import { careRecipes } from './supplies/care.ts'
import { fluidRecipes } from './supplies/fluids.ts'
import { oilRecipes } from './supplies/oils.ts'

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

/** All possible designs by part type, in plan order. */
export function everyDesign(): Map<string, Design[]> {
  return new Map(
    partTypes.map(({ id }) => {
      const recipe = recipes[id]
      if (!recipe) throw new Error(`no recipe for ${id}`)
      return [id, mergeDrafts(id, recipe())]
    }),
  )
}
