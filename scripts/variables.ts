import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { readVariables, VariablesError, variableNames } from '#worker/env.ts'
import { localVariables } from './local-variables.ts'
import { stop } from './stop.ts'

/** Local defaults, then `.dev.vars`, then the process environment; checked before anything starts. */
export function shopVariables(origin: string): Record<string, string> {
  const defaults = localVariables(origin)
  const file = existsSync('.dev.vars') ? parseEnv(readFileSync('.dev.vars', 'utf8')) : {}
  const names = new Set([...variableNames, ...Object.keys(file)])
  const variables = Object.fromEntries(
    [...names].flatMap((name) => {
      const value = process.env[name] ?? file[name] ?? defaults[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
  try {
    readVariables(variables)
  } catch (error) {
    if (error instanceof VariablesError) stop(error.message)
    throw error
  }
  return variables
}
