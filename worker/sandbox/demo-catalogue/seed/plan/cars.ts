import * as v from 'valibot'
import engineContent from '../data/engine-traits.json'
import modelContent from '../data/model-traits.json'
import vehicleContent from '../data/vehicles.json'
import { brakeCode } from './brake-code.ts'
import { loadData } from './data-file.ts'

const year = v.pipe(v.number(), v.integer(), v.minValue(1950), v.maxValue(2030))

const Axle = v.variant('type', [
  v.object({ type: v.literal('drum'), diameter: v.number(), width: v.number() }),
  v.object({ type: v.picklist(['disc-solid', 'disc-vented']), diameter: v.number(), thickness: v.number() }),
])

const vehicles = loadData(
  'vehicles.json',
  v.object({
    models: v.array(
      v.object({
        id: v.string(),
        make: v.string(),
        model: v.string(),
        yearFrom: year,
        yearTo: year,
        classic: v.boolean(),
        bodies: v.array(v.string()),
        steering: v.array(v.picklist(['lhd', 'rhd'])),
        engines: v.array(
          v.object({
            id: v.string(),
            code: v.string(),
            cc: v.number(),
            cylinders: v.number(),
            fuel: v.picklist(['petrol', 'diesel']),
            kw: v.number(),
            yearFrom: year,
            yearTo: year,
            oilLitres: v.number(),
          }),
        ),
        brakeSystems: v.array(
          /** `label` is the end of part numbers; shoppers are asked about `code`. */
          v.object({ id: v.string(), label: v.string(), front: Axle, rear: Axle, abs: v.boolean() }),
        ),
      }),
    ),
  }),
  vehicleContent,
)

const modelTraits = loadData(
  'model-traits.json',
  v.object({
    models: v.record(
      v.string(),
      v.object({
        /** Models of one platform share chassis parts. */
        platform: v.string(),
        /** The car's name in running text. */
        label: v.string(),
        drive: v.picklist(['front', 'rear', 'rear-engine']),
        front: v.string(),
        rear: v.string(),
        studs: v.number(),
        pcd: v.number(),
        bore: v.number(),
        fastener: v.picklist(['bolt', 'nut']),
        wheelThread: v.string(),
        cooling: v.picklist(['water', 'air']),
        clutch: v.picklist(['cable', 'hydraulic', 'rod']),
        rack: v.boolean(),
        powerSteering: v.boolean(),
        volts: v.number(),
        /** The last model year with 6 V, of a car that got 12 V later with the same engines. */
        sixVoltsUntil: v.optional(v.number()),
        headlampBulb: v.string(),
        headlampShape: v.string(),
        rim: v.number(),
        /** The offset (ET) of its rims, in millimetres. */
        offset: v.number(),
        gears: v.number(),
        /** Size and price level of its parts, from 0 to 1. */
        size: v.number(),
        antiRollLinks: v.array(v.picklist(['front', 'rear'])),
      }),
    ),
  }),
  modelContent,
)

const engineTraits = loadData(
  'engine-traits.json',
  v.object({
    families: v.record(
      v.string(),
      v.object({
        label: v.string(),
        /** Thread of a spin-on oil filter, or another kind. */
        oilFilter: v.string(),
        plug: v.optional(v.object({ thread: v.string(), reach: v.number(), hex: v.number() })),
        glowPlug: v.optional(v.string()),
        beltTeeth: v.optional(v.number()),
        /** The number of rows of its cylinders, each under its own valve cover. */
        banks: v.optional(v.number(), 1),
        /** A valve cover held from above, or with wells for the spark plugs; absent: bolted all round. */
        valveCover: v.optional(v.picklist(['clamped', 'wells'])),
      }),
    ),
    engines: v.record(
      v.string(),
      v.object({
        family: v.string(),
        timing: v.picklist(['belt', 'chain', 'gear']),
        mixture: v.picklist(['carburettor', 'injection', 'diesel']),
        /** A distributor with one coil, one block of coils, a coil on each plug, or none in a diesel. */
        spark: v.picklist(['distributor', 'block', 'pencil', 'none']),
        turbo: v.boolean(),
        /** True with one injector for all cylinders, which takes little pressure and no meter of the air. */
        singlePoint: v.optional(v.boolean(), false),
        /** The diameter of its cylinders in millimetres. */
        bore: v.number(),
        /** The voltage of the car with this engine, where it is not that of its first years. */
        volts: v.optional(v.number()),
      }),
    ),
  }),
  engineContent,
)

function entryOf<T>(entries: Record<string, T>, id: string, file: string): T {
  const found = entries[id]
  if (found === undefined) throw new Error(`seed/data/${file}: nothing about ${id}`)
  return found
}

/** All cars, with the facts that decide which parts they can have. */
export const cars = vehicles.models.map((model) => {
  const ofModel = entryOf(modelTraits.models, model.id, 'model-traits.json')
  return {
    ...model,
    ...ofModel,
    brakeSystems: model.brakeSystems.map((brakes) => ({
      ...brakes,
      code: brakeCode(brakes, model.brakeSystems),
    })),
    engines: model.engines.map((engine) => {
      const traits = entryOf(engineTraits.engines, engine.id, 'engine-traits.json')
      return {
        ...engine,
        ...traits,
        volts: traits.volts ?? ofModel.volts,
        needs: entryOf(engineTraits.families, traits.family, 'engine-traits.json'),
      }
    }),
  }
})
export type Car = (typeof cars)[number]
export type Engine = Car['engines'][number]
export type BrakeSystem = Car['brakeSystems'][number]

const byId = new Map(cars.map((car) => [car.id, car]))

export function car(id: string): Car {
  const found = byId.get(id)
  if (!found) throw new Error(`seed/data/vehicles.json: no model ${id}`)
  return found
}
