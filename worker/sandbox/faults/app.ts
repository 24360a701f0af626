import { Hono } from 'hono'
import * as v from 'valibot'
import { type ConsoleEnv, consoleOnly } from '../console/access.ts'
import { backToConsole, isForm } from '../console/form.ts'
import { parseForm } from './form.ts'
import { NewRules } from './rule.ts'

/** The fault switch: `GET` lists active faults, `POST` adds some, `DELETE` clears all or the one with an id. */
export function faultsApp(): Hono<ConsoleEnv> {
  const app = new Hono<ConsoleEnv>()
  app.use('/__fault/*', consoleOnly)
  app.get('/__fault', (c) => c.json({ rules: c.var.world.faults.active() }))
  app.delete('/__fault', (c) => {
    c.var.world.faults.clear()
    return c.json({ rules: [] })
  })
  app.delete('/__fault/:id{[0-9]+}', (c) => {
    const { faults } = c.var.world
    faults.clear(Number(c.req.param('id')))
    return c.json({ rules: faults.active() })
  })
  app.post('/__fault', async (c) => {
    const { faults } = c.var.world
    if (isForm(c.req.header('Content-Type'))) {
      const sent = parseForm(await c.req.parseBody())
      if (sent === null || (sent !== 'clear' && !faults.add(sent))) return c.text('Not understood.', 400)
      if (sent === 'clear') faults.clear()
      return c.redirect(backToConsole(c.req.query('token')), 303)
    }
    const parsed = v.safeParse(NewRules, await c.req.json().catch(() => null))
    if (!parsed.success) return c.json({ errors: { rules: parsed.issues.map(describeIssue) } }, 400)
    const added = faults.add(parsed.output)
    if (!added) return c.json({ errors: { rules: ['too many'] } }, 400)
    return c.json({ added, rules: faults.active() })
  })
  return app
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? ''}: ${issue.message}`
}
