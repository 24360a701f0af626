import { useState } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { useHydrated } from '#src/ui/loading/use-hydrated.ts'
import { matchesWords } from '../../matches-words.ts'
import type { FitTable } from './fitment.ts'

/** Long tables can be searched by model, engine or condition. */
export function FitmentTable({ table }: { table: FitTable }) {
  const { t } = useI18n()
  const hydrated = useHydrated()
  const [typed, setTyped] = useState('')
  const { columns, rows, further, more, search } = table
  const isSearched = typed.trim() !== ''
  const shown = isSearched
    ? [...rows, ...further].filter((cells) => matchesWords(cells.join(' '), typed))
    : rows
  return (
    <div className="fitment-table">
      {search ? (
        <>
          <input
            type="search"
            disabled={!hydrated}
            className="control"
            aria-label={search}
            placeholder={search}
            maxLength={60}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <p role="status" className={shown.length === 0 ? 'none' : 'visually-hidden'}>
            {isSearched ? t('catalogue.rowsFound', { count: shown.length }) : null}
          </p>
        </>
      ) : null}
      {shown.length > 0 ? <Rows columns={columns} rows={shown} /> : null}
      {further.length > 0 && !isSearched ? (
        <details>
          <summary>{more}</summary>
          <Rows columns={columns} rows={further} />
        </details>
      ) : null}
    </div>
  )
}

function Rows({ columns, rows }: Pick<FitTable, 'columns' | 'rows'>) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map(({ name }) => (
            <th scope="col" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells.join('|')}>
            {columns.map(({ name, kind }, index) =>
              index === 0 ? (
                <th scope="row" key={name}>
                  {cells[index]}
                </th>
              ) : (
                <td className={kind} key={name}>
                  {cells[index]}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
