import type { Draft, Recipe } from '../../assortment/design.ts'
import type { FitmentRow } from '../../fitment/fitment.ts'
import type { Engine } from '../../plan/cars.ts'
import { seededRandom } from '../../random.ts'
import { between, choicesOf, shortEngine } from '../derive.ts'
import { engineGroups, power } from './engine-groups.ts'

/** Fitment rows with the number of plugs of the engine. */
const perCylinder = (rows: readonly FitmentRow[], { cylinders }: Engine) =>
  rows.map((row) => ({ ...row, qty: cylinders }))

const electrodes = {
  copper: { gap: 0.7, level: 0, code: 'C' },
  nickel: { gap: 0.8, level: 0.1, code: 'N' },
  platinum: { gap: 0.9, level: 0.4, code: 'P' },
  iridium: { gap: 0.8, level: 0.6, code: 'I' },
} as const

function* sparkPlugs(): Iterable<Draft> {
  for (const { engine, rows } of engineGroups((engine) =>
    engine.needs.plug ? `${engine.family} ${engine.cylinders} ${engine.turbo}` : null,
  )) {
    const { plug } = engine.needs
    if (!plug) continue
    const heat = String(between(5, 8, power(engine) * 0.7 + (engine.turbo ? 0.3 : 0)))
    const materials =
      engine.yearFrom < 1990 ? (['copper', 'nickel'] as const) : (['nickel', 'platinum', 'iridium'] as const)
    for (const material of materials) {
      const { gap, level, code } = electrodes[material]
      // Engines with the same thread, reach and heat range share a plug.
      const resistor = plug.hex < 20
      const designation = `${plug.thread} ${plug.reach} ${plug.hex} ${heat} ${material}`
      yield {
        key: designation,
        code: `${plug.thread.startsWith('M12') ? '12' : '14'}${String(plug.reach).replace('.', '')}-${heat}${code}${resistor ? 'R' : ''}`,
        rows: perCylinder(rows, engine),
        staple: material === 'nickel',
        measures: {
          thread: plug.thread,
          reach_mm: plug.reach,
          hex_mm: plug.hex,
          electrode_gap_mm: gap,
          heat_range: heat,
          electrode_material: material,
          resistor,
        },
        quantity: engine.cylinders,
        level: 0.05 + level,
      }
    }
  }
}

/** The voltage of an engine's glow plugs: later ones glow faster on less, and burn out on more. */
const glowVoltage = ({ yearFrom }: Engine) => (yearFrom >= 2009 ? 4.4 : yearFrom >= 2005 ? 7 : 11)

function* glowPlugs(): Iterable<Draft> {
  for (const { name, engine, rows } of engineGroups((engine) =>
    engine.needs.glowPlug ? `${engine.family} ${engine.cylinders} ${glowVoltage(engine)}` : null,
  )) {
    const length = between(70, 155, seededRandom(`glow ${engine.family}`), 1)
    const volts = glowVoltage(engine)
    yield {
      key: name,
      code: `${length}-${shortEngine(engine)}${volts === 4.4 ? '-4V' : ''}`,
      rows: perCylinder(rows, engine),
      label: engine.needs.label,
      measures: { thread: engine.needs.glowPlug, length_mm: length, voltage_v: volts },
      quantity: engine.cylinders,
      level: 0.1 + (engine.yearFrom - 1975) / 60,
    }
  }
}

function* ignitionCoils(): Iterable<Draft> {
  for (const { name, car, engine, rows } of engineGroups(({ family, spark, cylinders, volts }) =>
    spark === 'none' ? null : `${family} ${spark} ${cylinders}${volts === 6 ? ' 6 V' : ''}`,
  )) {
    const type = engine.spark === 'distributor' ? 'canister' : engine.spark
    const pencil = type === 'pencil'
    // The coil of a car that had 6 V first is that for 12 V.
    const since = (car.sixVoltsUntil ?? 0) + 1
    yield {
      key: name,
      code: `${shortEngine(engine)}-${type.charAt(0).toUpperCase()}${engine.volts === 6 ? '6V' : ''}`,
      staple: true,
      rows: (pencil ? perCylinder(rows, engine) : rows).map((row) => ({
        ...row,
        yearFrom: Math.max(row.yearFrom, since),
      })),
      label: engine.needs.label,
      measures: { poles: pencil ? 4 : type === 'block' ? 3 : 2, voltage_v: engine.volts, coil_type: type },
      quantity: pencil ? engine.cylinders : 1,
      per: pencil ? undefined : 'car',
      level: 0.1 + power(engine) * 0.3 + (type === 'block' ? 0.3 : 0),
    }
  }
  for (const volts of [6, 12]) {
    yield {
      key: `universal ${volts}`,
      code: `${volts}V-UNI`,
      rows: null,
      measures: { poles: 2, voltage_v: volts, coil_type: 'canister' },
      quantity: 1,
      per: 'car',
      level: 0.1,
    }
  }
}

function* leadSets(): Iterable<Draft> {
  for (const { name, engine, rows } of engineGroups(({ family, spark, cylinders }) =>
    spark === 'distributor' ? `${family} ${cylinders}` : null,
  )) {
    yield {
      key: name,
      code: `${engine.cylinders + 1}-${shortEngine(engine)}`,
      rows,
      label: engine.needs.label,
      measures: { leads: engine.cylinders + 1, cable_colour: 'black' },
      choices: choicesOf('cable_colour', ['black', 'red', 'blue']),
      level: 0.1 + engine.cylinders / 20 + power(engine) * 0.2,
    }
  }
}

function* distributorCaps(): Iterable<Draft> {
  for (const { name, engine, rows } of engineGroups((engine) =>
    engine.spark === 'distributor' ? `${engine.family} ${engine.cylinders}` : null,
  )) {
    yield {
      key: name,
      code: `${engine.cylinders}-${shortEngine(engine)}`,
      rows,
      label: engine.needs.label,
      measures: { leads: engine.cylinders },
      level: 0.1 + engine.cylinders / 20 + seededRandom(`cap ${name}`) * 0.2,
    }
  }
}

export const ignitionRecipes: Record<string, Recipe> = {
  'spark-plug': sparkPlugs,
  'glow-plug': glowPlugs,
  'ignition-coil': ignitionCoils,
  'ignition-lead-set': leadSets,
  'distributor-cap': distributorCaps,
}
