import * as v from 'valibot'
import type { Sql } from './demo-catalogue/sql.ts'

/** The time of the stock check: at payment (`standard`), at every change too (`aggressive`), or never (`off`). */
export const StockMode = v.picklist(['standard', 'aggressive', 'off'])
export type StockMode = v.InferOutput<typeof StockMode>

/** More than a year, so that everything that expires does. */
const maxClockAheadHours = 10_000

/** The settings that the console's switches change. */
export const Settings = v.strictObject({
  stockMode: StockMode,
  /** Every reply has a new token. */
  rotateTokens: v.boolean(),
  /** Login and logout issue a new token; otherwise the token of the call stays, as documented. */
  renewTokenAtLogin: v.boolean(),
  /** Every reply is checked against the contract; see `/__contract`. */
  checkReplies: v.boolean(),
  /** Origins allowed by CORS; empty: any. */
  allowedOrigins: v.array(v.pipe(v.string(), v.maxLength(200))),
  /** Bundles are sold; otherwise their calls answer 403. */
  bundles: v.boolean(),
  /** The simulated payment providers send shoppers back by a cross-site POST with bracketed fields, not by GET. */
  returnByPost: v.boolean(),
  /** The service adds, changes and removes the deposit line with its part; otherwise callers do. */
  automaticDeposits: v.boolean(),
  /** A payment is refused while a deposit is missing; otherwise the order is placed without it. */
  depositsRequired: v.boolean(),
  /** Hours that the sandbox's clock is ahead of the real time. */
  clockAheadHours: v.pipe(v.number(), v.minValue(0), v.maxValue(maxClockAheadHours)),
})
export type Settings = v.InferOutput<typeof Settings>

const initial: Settings = {
  stockMode: 'standard',
  rotateTokens: false,
  renewTokenAtLogin: false,
  checkReplies: false,
  allowedOrigins: [],
  bundles: true,
  returnByPost: false,
  automaticDeposits: false,
  depositsRequired: true,
  clockAheadHours: 0,
}

export type SettingChanges = { [Name in keyof Settings]?: Settings[Name] | undefined }

export interface SettingStore {
  read(): Settings
  write(changes: SettingChanges): void
}

export function createSettings(sql: Sql): SettingStore {
  let cached: Settings | null = null
  function load(): Settings {
    const rows = sql.all('select name, value from setting')
    const stored = Object.fromEntries(
      rows.map(({ name, value }) => [String(name), JSON.parse(String(value))]),
    )
    // A newer build may have stored settings that this one does not have.
    const settings = v.safeParse(v.object(Settings.entries), { ...initial, ...stored })
    return settings.success ? settings.output : initial
  }
  return {
    read: () => {
      cached ??= load()
      return cached
    },
    write: (changes) => {
      const changed = Object.entries(changes).filter(([, value]) => value !== undefined)
      const rows = JSON.stringify(changed.map(([name, value]) => ({ name, value: JSON.stringify(value) })))
      sql.run(
        `insert into setting (name, value)
         select json_extract(value, '$.name'), json_extract(value, '$.value') from json_each(?) where true
         on conflict (name) do update set value = excluded.value`,
        rows,
      )
      cached = null
    },
  }
}
