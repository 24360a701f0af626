import { inEveryLanguage } from '../../../in-every-language.ts'
import { type Conditions, type FitmentRow, rowsOf } from '../../fitment/fitment.ts'
import type { BrakeSystem, Car } from '../../plan/cars.ts'
import { wheelEras } from '../chassis/wheel-eras.ts'

type Brake = BrakeSystem['front']
export type Disc = Extract<Brake, { thickness: number }>
export type Drum = Extract<Brake, { type: 'drum' }>

const wheels = (inches: number) =>
  inEveryLanguage({
    en: `For ${inches}-inch wheels`,
    sv: `För ${inches}-tumshjul`,
    fi: `${inches} tuuman vanteille`,
    da: `Til ${inches}-tommers hjul`,
    fr: `Pour roues de ${inches} pouces`,
    nl: `Voor ${inches}-inchwielen`,
    de: `Für ${inches}-Zoll-Räder`,
  })
const axleLoad = (over: boolean) =>
  inEveryLanguage({
    en: `Front axle load ${over ? 'over' : 'up to'} 1350\u00a0kg`,
    sv: `Framaxeltryck ${over ? 'över' : 'högst'} 1350\u00a0kg`,
    fi: `Etuakselipaino ${over ? 'yli' : 'enintään'} 1350\u00a0kg`,
    da: `Forakseltryk ${over ? 'over' : 'højst'} 1350\u00a0kg`,
    fr: `Charge sur l’essieu avant ${over ? 'supérieure à' : 'jusqu’à'} 1350\u00a0kg`,
    nl: `Voorasbelasting ${over ? 'boven' : 'tot'} 1350\u00a0kg`,
    de: `Vorderachslast ${over ? 'über' : 'bis'} 1350\u00a0kg`,
  })
const optionCode = (code: string) =>
  inEveryLanguage({
    en: `Option code ${code} on the data sticker`,
    sv: `Optionskod ${code} på datadekalen`,
    fi: `Varustekoodi ${code} tietotarrassa`,
    da: `Udstyrskode ${code} på datamærkaten`,
    fr: `Code option ${code} sur l’étiquette d’identification`,
    nl: `Optiecode ${code} op de datasticker`,
    de: `PR-Nummer ${code} auf dem Fahrzeugdatenträger`,
  })
const mineralOil = inEveryLanguage({
  en: 'Mineral oil system: DOT brake fluid destroys the seals',
  sv: 'System för mineralolja: DOT-bromsvätska förstör tätningarna',
  fi: 'Mineraaliöljyjärjestelmä: DOT-jarruneste tuhoaa tiivisteet',
  da: 'Mineraloliesystem: DOT-bremsevæske ødelægger pakningerne',
  fr: 'Circuit à huile minérale\u00a0: le liquide DOT détruit les joints',
  nl: 'Minerale-oliesysteem: DOT-remvloeistof tast de afdichtingen aan',
  de: 'Mineralölsystem: DOT-Bremsflüssigkeit zerstört die Dichtungen',
})

/** Further conditions by which a brake system is known, by its label. */
const conditions: Record<string, Conditions> = {
  'volvo-p1800 A': { yearTo: 1969 },
  'volvo-p1800 B': { yearFrom: 1970 },
  'volvo-240 C': { yearFrom: 1987 },
  'volvo-740 C': { yearFrom: 1985 },
  'volvo-v70-2 A': { note: wheels(15) },
  'volvo-v70-2 B': { note: wheels(16) },
  'volvo-v70-2 C': { note: wheels(17) },
  'saab-900 A': { yearTo: 1987 },
  'saab-900 B': { yearFrom: 1988 },
  'vw-beetle B': { yearFrom: 1967 },
  'vw-golf-4 A': { note: optionCode('1ZF') },
  'vw-golf-4 B': { note: optionCode('1ZE') },
  'vw-golf-4 C': { note: optionCode('1LL') },
  'vw-t4 A': { note: axleLoad(false) },
  'vw-t4 B': { note: axleLoad(true), yearFrom: 1991 },
  'bmw-e30 B': { yearFrom: 1985 },
  'mb-w123 B': { yearFrom: 1980 },
  'citroen-2cv B': { note: mineralOil, yearFrom: 1981 },
}

/** Engines that are too strong for a brake system, by its label. */
const tooStrong: Readonly<Record<string, readonly string[]>> = { 'bmw-e30 A': ['bmw-e30-m20b25'] }

/** Cars whose handbrake is worked by motors in the calipers, without cables or shoes. */
export const withElectricHandbrake = ['volvo-xc60-1', 'vw-golf-7', 'vw-passat-b6']

/** True if the brakes of an axle are at the gearbox and not in the wheels, so that they have no wheel studs. */
export const isInboard = ({ id }: Car, axle: 'front' | 'rear') => id === 'citroen-2cv' && axle === 'front'

export interface AxleBrake<B extends Brake> {
  car: Car
  axle: 'front' | 'rear'
  brake: B
  /** Labels of the systems that have it, when the model has others too. */
  systems: string[]
  /** The codes of these systems, as a technical value. */
  brakeSystem: string | undefined
  abs: boolean
  studs: number
  pcd: number
  bore: number
  rows: FitmentRow[]
}

/** Fitment rows for some of a model's brake systems; without a system condition when all are included. */
export function systemRows(car: Car, labels: readonly string[], also: Conditions = {}): FitmentRow[] {
  if (labels.length === car.brakeSystems.length) return rowsOf(car, also)
  return labels.flatMap((label) => {
    const system = `${car.id} ${label}`
    const systemConditions = conditions[system] ?? {}
    return rowsOf(
      car,
      {
        ...systemConditions,
        ...also,
        ...within(systemConditions, also),
        brakeSystem: brakeCodes(car, [label]),
      },
      car.engines.filter(({ id }) => !tooStrong[system]?.includes(id)),
    )
  })
}

/** The codes of systems by their labels, as one technical value; undefined without any. */
export function brakeCodes({ brakeSystems }: Car, labels: readonly string[]): string | undefined {
  const codes = brakeSystems.flatMap(({ label, code }) => (labels.includes(label) ? code : []))
  return codes.join(', ') || undefined
}

function within(left: Conditions, right: Conditions): Conditions {
  const yearFrom = Math.max(left.yearFrom ?? 0, right.yearFrom ?? 0)
  const yearTo = Math.min(left.yearTo ?? 9999, right.yearTo ?? 9999)
  return { ...(yearFrom > 0 && { yearFrom }), ...(yearTo < 9999 && { yearTo }) }
}

/** The brake fluid of a system: one car has mineral oil in its disc brakes, DOT fluid in its drums. */
export function fluidOf(car: Car, label: string): 'dot' | 'mineral' {
  return car.id === 'citroen-2cv' && label === 'B' ? 'mineral' : 'dot'
}

/** The labels of a model's brake systems, grouped by fluid. */
export function byFluid(car: Car): string[][] {
  const labels = car.brakeSystems.map(({ label }) => label)
  return [...Map.groupBy(labels, (label) => fluidOf(car, label)).values()]
}

/**
 * All different brakes of a model's axles, each once with the systems that have it; `apart` adds further differences
 * between systems.
 */
export function axleBrakes<B extends Brake>(
  car: Car,
  is: (brake: Brake) => brake is B,
  apart: (car: Car, label: string) => string = () => '',
): AxleBrake<B>[] {
  return (['front', 'rear'] as const).flatMap((axle) => {
    const groups = new Map<string, { brake: B; systems: BrakeSystem[] }>()
    for (const system of car.brakeSystems) {
      const brake = system[axle]
      if (!is(brake)) continue
      const name = `${JSON.stringify(brake)} ${apart(car, system.label)}`
      const group = groups.get(name) ?? { brake, systems: [] }
      groups.set(name, group)
      group.systems.push(system)
    }
    return [...groups.values()].flatMap(({ brake, systems }) =>
      wheelEras(car).flatMap(({ studs, pcd, bore, ...years }): AxleBrake<B>[] => {
        const labels = systems.map(({ label }) => label)
        const rows = systemRows(car, labels, years)
        const abs = systems.some((system) => system.abs)
        const conditionLabels = labels.length === car.brakeSystems.length ? [] : labels
        const brakeSystem = brakeCodes(car, conditionLabels)
        return rows.length === 0
          ? []
          : [{ car, axle, brake, systems: conditionLabels, brakeSystem, abs, studs, pcd, bore, rows }]
      }),
    )
  })
}

export const isDisc = (brake: Brake): brake is Disc => brake.type !== 'drum'
export const isDrum = (brake: Brake): brake is Drum => brake.type === 'drum'
