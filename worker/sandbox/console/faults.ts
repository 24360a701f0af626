import { html } from 'hono/html'
import type { ActiveRule } from '../faults/fault-rules.ts'
import { presets } from '../faults/form.ts'
import type { World } from '../world.ts'

/** The console's section of injected faults, with a form to add and clear them. */
export function faultSwitch({ faults }: World, query: string) {
  const options = Object.keys(presets).map((name) => html`<option>${name}</option>`)
  const active = faults.active()
  const clear = html`<form method="post" action="__fault${query}"><button name="clear" value="1">Clear all faults</button></form>`
  return html`<section aria-labelledby="faults"><h2 id="faults">Faults</h2>
<form method="post" action="__fault${query}">
<label>A call to <input name="path" value="/api/checkout" size="30" required></label>
<label><select name="fault" aria-label="What happens">${options}</select></label>
<label>in <input name="share" type="number" min="1" max="100" value="100" size="4">% of cases</label>
<button>Add</button>
</form>
${active.length > 0 ? html`<ul>${active.map((rule) => html`<li>${describeRule(rule)}</li>`)}</ul>${clear}` : html`<p>None.</p>`}</section>`
}

function describeRule({ paths, fault, methods, probability, hits, count }: ActiveRule): string {
  const { kind, ...details } = fault
  const what = [kind, ...Object.entries(details).map(([name, value]) => `${name} ${value}`)].join(', ')
  const often = `${Math.round(probability * 100)}%${count === undefined ? '' : `, ${count} times`}`
  return `${methods?.join(', ') ?? 'all'} ${paths.join(', ')}: ${what} (${often}); ${hits} so far`
}
