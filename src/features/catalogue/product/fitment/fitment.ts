import { type FitmentRow, mayFit } from '#src/commerce/contract/catalogue/fitment-row.ts'
import type { Vehicle } from '#src/commerce/contract/catalogue/vehicles/vehicle.ts'
import type { Condition } from '#src/features/garage/fit/car-facts.ts'
import type { FitRow } from '#src/features/garage/fit/fit.ts'
import { conditionsOf } from '#src/features/garage/fit/fit-row.ts'
import { attributeValue } from '#src/i18n/attributes.ts'
import { brakesText, isBrakeCode } from '#src/i18n/brakes.ts'
import { colonOf } from '#src/i18n/colon.ts'
import { formatNumber } from '#src/i18n/format.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'
import { type LitreGoods, packCount, packsFor } from '../../offer/litre-packs.ts'

export interface FitLine {
  model: string
  engines: string
  years: string
  conditions: string[]
  /** The place of its row among those of the product, from 0; absent for a car without conditions. */
  row?: number
}

export interface FitTable {
  columns: { name: string; kind?: 'years' }[]
  /** The cells of each row, in the order of the columns; the first one is the model. */
  rows: string[][]
  further: string[][]
  /** The fitment row behind each of these rows; see `FitLine`. */
  of: number[]
  more: string
  search: string
}

const maxRows = 8

export function fitTable(lines: readonly FitLine[], { t }: ServerI18n): FitTable {
  const columns = [
    { name: t('product.model'), textOf: ({ model }: FitLine) => model },
    { name: t('product.engine'), textOf: ({ engines }: FitLine) => engines },
    { name: t('product.years'), kind: 'years' as const, textOf: ({ years }: FitLine) => years },
    { name: t('product.conditions'), textOf: ({ conditions }: FitLine) => conditions.join(' · ') },
  ].filter(({ textOf }, index) => index < 2 || lines.some((line) => textOf(line) !== ''))
  const rows = lines.map((line) => columns.map(({ textOf }) => textOf(line)))
  // One row is never hidden: the button would take its room.
  const shown = rows.length === maxRows + 1 ? rows.length : maxRows
  const further = rows.slice(shown)
  return {
    columns: columns.map(({ name, kind }) => ({ name, ...(kind ? { kind } : {}) })),
    rows: rows.slice(0, shown),
    further,
    of: lines.flatMap(({ row }) => row ?? []),
    more: further.length > 0 ? t('product.moreCars', { count: further.length }) : '',
    search: further.length > 0 ? t('catalogue.searchValues', { name: t('product.fits') }) : '',
  }
}

/** The cars that a part fits or may fit. */
export function fitLines(
  rows: readonly FitmentRow[],
  vehicles: readonly Vehicle[],
  i18n: ServerI18n,
  litreGoods: LitreGoods | null = null,
): FitLine[] {
  return rows
    .map((row, place) => ({ row, place }))
    .filter(({ row }) => mayFit(row))
    .map(({ row, place }) => ({
      model: modelName(row.model, vehicles),
      engines:
        row.engines.map((key) => engineName(key, row.model, vehicles)).join(', ') ||
        i18n.t('fitment.allEngines'),
      years: yearsOf(row),
      conditions: conditionTexts(row, i18n, litreGoods),
      row: place,
    }))
    .sort(
      (left, right) =>
        left.model.localeCompare(right.model, i18n.locale) ||
        left.years.localeCompare(right.years, i18n.locale),
    )
}

/**
 * The rows by which fit is decided, each condition with its text. Quantities are litres for parts sold by volume,
 * otherwise pieces.
 */
export function fitRows(
  rows: readonly FitmentRow[],
  vehicles: readonly Vehicle[],
  i18n: ServerI18n,
  litreGoods: LitreGoods | null = null,
): FitRow[] {
  return rows.map((row) => ({
    model: row.model,
    conditions: conditionsOf(row).map((condition) => ({
      condition,
      text: conditionText(condition, row, vehicles, i18n),
      ...(condition.field === 'brakeSystem' && isBrakeCode(row.brakeSystem ?? '')
        ? { help: i18n.t('fitment.brakesHelp') }
        : {}),
    })),
    ...neededBy(row, litreGoods, i18n),
    note: row.note[i18n.locale] ?? '',
    ...(row.advice && { advice: row.advice }),
  }))
}

function neededBy(
  { qty, advice }: FitmentRow,
  litreGoods: LitreGoods | null,
  i18n: ServerI18n,
): Pick<FitRow, 'quantity' | 'needs'> {
  const { t } = i18n
  if (qty === undefined) return { quantity: null, needs: '' }
  if (!litreGoods) return { quantity: qty, needs: t('fit.needs', { count: qty }) }
  const { volume, volumes } = litreGoods
  const packs = packsFor(qty, volumes)
  const count = packCount(qty, volume)
  const litres = formatNumber(qty, i18n.locale)
  if (advice) return { quantity: null, needs: t('fit.capacity', { litres }) }
  if (packs.length === count && packs.every((pack) => pack === volume))
    return { quantity: count, needs: t('fit.needsLitres', { litres, count }) }
  const mixed = packs.map((pack) => attributeValue(i18n, 'volume_l', String(pack))).join(' + ')
  return { quantity: count, needs: t('fit.needsPacks', { litres, count, packs: mixed }) }
}

function conditionText(
  condition: Condition,
  row: FitmentRow,
  vehicles: readonly Vehicle[],
  i18n: ServerI18n,
): string {
  switch (condition.field) {
    case 'engine':
      return row.engines.map((key) => engineName(key, row.model, vehicles)).join(', ')
    case 'built':
      return `${i18n.t('product.years')}${colonOf(i18n.locale)} ${yearsOf(row)}`
    case 'body':
      return bodiesText(row, i18n)
    case 'chassis':
      return 'from' in condition
        ? i18n.t('fitment.chassisFrom', { from: condition.from })
        : i18n.t('fitment.chassisTo', { to: condition.to })
    case 'chassisText':
      return chassisText(row.chassisFrom, row.chassisTo, i18n)
    default:
      return valueText(condition.field, row, i18n)
  }
}

export function vehicleLines(vehicles: readonly Vehicle[]): FitLine[] {
  return modelsOf(vehicles).map((model) => ({
    model,
    engines: vehicles
      .filter(({ name }) => name.startsWith(`${model}, `))
      .map(({ name }) => name.slice(model.length + 2))
      .join(', '),
    years: '',
    conditions: [],
  }))
}

export function modelsOf(vehicles: readonly Vehicle[]): string[] {
  return [...new Set(vehicles.map(({ name }) => name.split(', ')[0] ?? name))]
}

function modelName(model: string, vehicles: readonly Vehicle[]): string {
  const [known] = modelsOf(vehicles.filter(({ key }) => key?.startsWith(`${model}-`)))
  return known ?? model.replaceAll('-', ' ')
}

function engineName(key: string, model: string, vehicles: readonly Vehicle[]): string {
  const name = vehicles.find((vehicle) => vehicle.key === key)?.name
  return name ? name.slice(name.indexOf(', ') + 1).trim() : key.replace(`${model}-`, '').toUpperCase()
}

function yearsOf({ yearFrom, yearTo, monthFrom, monthTo }: FitmentRow): string {
  const written = (value: number | undefined, part: number | undefined) =>
    value === undefined
      ? ''
      : part === undefined
        ? String(value)
        : `${String(part).padStart(2, '0')}/${value}`
  const from = written(yearFrom, monthFrom)
  const to = written(yearTo, monthTo)
  return from === to ? from : `${from}–${to}`
}

function conditionTexts(row: FitmentRow, i18n: ServerI18n, litreGoods: LitreGoods | null): string[] {
  const count = row.qty && formatNumber(row.qty, i18n.locale)
  return [
    chassisText(row.chassisFrom, row.chassisTo, i18n),
    bodiesText(row, i18n),
    ...valueFields.map((field) => valueText(field, row, i18n)),
    count && i18n.t(litreGoods ? 'fitment.litres' : 'fitment.quantity', { count }),
    row.advice === 'handbook' && i18n.t('fitment.handbook'),
    row.note[i18n.locale],
  ].flatMap((condition) => condition || [])
}

const valueFields = ['steering', 'gearbox', 'brakeSystem', 'colourCode', 'interiorCode'] as const

function valueText(field: (typeof valueFields)[number], row: FitmentRow, i18n: ServerI18n): string {
  const { t } = i18n
  const { steering, gearbox, brakeSystem, colourCode, interiorCode } = row
  if (field === 'steering') return steering ? t(`fitment.${steering}`) : ''
  if (field === 'gearbox') return gearbox ? t(`fitment.${gearbox}`) : ''
  if (field === 'brakeSystem') return brakeSystem ? brakesIn(brakeSystem, i18n) : ''
  if (field === 'colourCode') return colourCode ? t('fitment.colourCode', { code: colourCode }) : ''
  return interiorCode ? t('fitment.interiorCode', { code: interiorCode }) : ''
}

function brakesIn(brakeSystem: string, i18n: ServerI18n): string {
  return brakesText(brakeSystem, i18n) ?? i18n.t('fitment.brakeSystem', { label: brakeSystem })
}

function bodiesText({ bodies }: FitmentRow, { find }: ServerI18n): string {
  return bodies.map((body) => find(`body.${body}`) ?? body).join(', ')
}

type Chassis = FitmentRow['chassisFrom']

function chassisText(from: Chassis, to: Chassis, i18n: ServerI18n): string {
  if (from !== undefined && to !== undefined) return i18n.t('fitment.chassisBetween', { from, to })
  if (from !== undefined) return i18n.t('fitment.chassisFrom', { from })
  return to === undefined ? '' : i18n.t('fitment.chassisTo', { to })
}
