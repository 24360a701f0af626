import { html } from 'hono/html'

export type Markup = ReturnType<typeof html>

/** A section of the console: a table, or that there is nothing yet. */
export function section(name: string, columns: string[], rows: Markup[]): Markup {
  const id = name.toLowerCase().replaceAll(' ', '-')
  const table = html`<div class="scroll" role="region" aria-labelledby="${id}" tabindex="0"><table>
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${rows}</tbody></table></div>`
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${name}</h2>${rows.length > 0 ? table : html`<p>None yet.</p>`}</section>`
}

/** A row of a table. */
export function row(...cells: (string | number | Markup)[]): Markup {
  return html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`
}
