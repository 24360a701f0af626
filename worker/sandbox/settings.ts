import * as v from 'valibot'
import type { Sql } from '../demo-catalogue/sql.ts'

/** When stock is looked at: at payment, at every change too, or never. */
export const StockMode = v.picklist(['standard', 'aggressive', 'off'])
export type StockMode = v.InferOutput<typeof StockMode>

/** The switches of the console. */
export const Settings = v.strictObject({
  stockMode: StockMode,
  /** Every reply carries a new token. */
  rotateTokens: v.boolean(),
  /** Logging in and out brings a new token; off, both stay with the token they were called with, as documented. */
  renewTokenAtLogin: v.boolean(),
  /** Every reply is held against the contract; see `/__contract`. */
  checkReplies: v.boolean(),
  /** Origins a browser may call from; none listed: any. */
  allowedOrigins: v.array(v.pipe(v.string(), v.maxLength(200))),
  /** Sets are sold; off, their calls answer 403. */
  bundles: v.boolean(),
  /** The service adds, changes and removes the deposit of a part with it; off, that is up to whoever calls. */
  automaticDeposits: v.boolean(),
})
export type Settings = v.InferOutput<typeof Settings>

const initial: Settings = {
  stockMode: 'standard',
  rotateTokens: false,
  renewTokenAtLogin: false,
  checkReplies: false,
  allowedOrigins: [],
  bundles: true,
  automaticDeposits: false,
}

export type SettingChanges = { [Name in keyof Settings]?: Settings[Name] | undefined }

export interface SettingStore {
  read(): Settings
  write(changes: SettingChanges): void
}

export function createSettings(sql: Sql): SettingStore {
  let held: Settings | null = null
  function load(): Settings {
    const rows = sql.all('select name, value from setting')
    const stored = Object.fromEntries(
      rows.map(({ name, value }) => [String(name), JSON.parse(String(value))]),
    )
    // Another build may have had more switches than these.
    const settings = v.safeParse(v.object(Settings.entries), { ...initial, ...stored })
    return settings.success ? settings.output : initial
  }
  return {
    read: () => {
      held ??= load()
      return held
    },
    write: (changes) => {
      const told = Object.entries(changes).filter(([, value]) => value !== undefined)
      const rows = JSON.stringify(told.map(([name, value]) => ({ name, value: JSON.stringify(value) })))
      sql.run(
        `insert into setting (name, value)
         select json_extract(value, '$.name'), json_extract(value, '$.value') from json_each(?) where true
         on conflict (name) do update set value = excluded.value`,
        rows,
      )
      held = null
    },
  }
}
