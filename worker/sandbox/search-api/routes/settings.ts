// Meilisearch, API reference, "Settings": https://www.meilisearch.com/docs/reference/api/settings

import { Hono } from 'hono'
import type { CheckoutContext, CheckoutEnv } from '../../checkout-api/env.ts'
import {
  defaultSettings,
  parseSetting,
  parseSettings,
  type SettingsUpdate,
  settingNames,
} from '../settings/index-settings.ts'
import { jsonBody } from './body.ts'
import { indexUid } from './parameters.ts'

/** Settings that are changed field by field. */
const patched = new Set(['typoTolerance', 'pagination', 'faceting', 'embedders'])

/** The settings of an index, all of them and each by itself. */
export function settingRoutes(): Hono<CheckoutEnv> {
  const app = new Hono<CheckoutEnv>()
  app.get('/indexes/:uid/settings', (c) => c.json(c.var.world.search.find(indexUid(c)).settings))
  app.patch('/indexes/:uid/settings', (c) => update(c, parseSettings(jsonBody(c))))
  app.delete('/indexes/:uid/settings', (c) => reset(c, settingNames))
  for (const name of settingNames) {
    const path = `/indexes/:uid/settings/${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
    app.get(path, (c) => c.json(c.var.world.search.find(indexUid(c)).settings[name]))
    app.on(patched.has(name) ? 'PATCH' : 'PUT', path, (c) => update(c, parseSetting(name, jsonBody(c))))
    app.delete(path, (c) => reset(c, [name]))
  }
  return app
}

function update(c: CheckoutContext, changes: SettingsUpdate): Response {
  const uid = indexUid(c)
  const { search } = c.var.world
  const work = () => {
    search.updateSettings(search.findOrCreate(uid), changes)
    return changes
  }
  return c.json(search.run('settingsUpdate', uid, work, changes), 202)
}

function reset(c: CheckoutContext, names: typeof settingNames): Response {
  const uid = indexUid(c)
  const { search } = c.var.world
  const work = () => {
    search.updateSettings(search.find(uid), Object.fromEntries(names.map((name) => [name, null])))
    return Object.fromEntries(names.map((name) => [name, defaultSettings[name]]))
  }
  return c.json(search.run('settingsUpdate', uid, work), 202)
}
