import { useState } from 'react'
import type { FitRow } from '#src/features/garage/fit/fit.ts'
import { useCurrentCar } from '#src/features/garage/use-current-car.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { useHydrated } from '#src/ui/loading/use-hydrated.ts'
import { useLazyWhen } from '#src/ui/loading/use-lazy-when.ts'
import { matchesWords } from '../../matches-words.ts'
import type { FitTable } from './fitment.ts'

interface FitmentTableProps {
  table: FitTable
  fits: readonly FitRow[]
}

interface Row {
  cells: string[]
  isOwn: boolean
}

/** Rows for the visitor's car come first and are marked. Long tables can be searched by model, engine or condition. */
export function FitmentTable({ table, fits }: FitmentTableProps) {
  const { t } = useI18n()
  const hydrated = useHydrated()
  const [typed, setTyped] = useState('')
  const car = useCurrentCar()
  const marking = useLazyWhen(
    car !== null,
    () => import('#src/features/garage/fit/own-rows.ts'),
    () => {},
  )
  const { columns, more, search } = table
  const isSearched = typed.trim() !== ''
  const own = car && marking ? marking.ownRows(car.facts, fits) : []
  const all = [...table.rows, ...table.further]
    .map((cells, index): Row => ({ cells, isOwn: own.includes(table.of[index] ?? -1) }))
    .sort((left, right) => Number(right.isOwn) - Number(left.isOwn))
  const rows = all.slice(0, table.rows.length)
  const further = all.slice(table.rows.length)
  const shown = isSearched ? all.filter(({ cells }) => matchesWords(cells.join(' '), typed)) : rows
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

function Rows({ columns, rows }: Pick<FitTable, 'columns'> & { rows: Row[] }) {
  const { t } = useI18n()
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
        {rows.map(({ cells, isOwn }) => (
          <tr key={cells.join('|')} data-own={isOwn ? '' : undefined}>
            {columns.map(({ name, kind }, index) =>
              index === 0 ? (
                <th scope="row" key={name}>
                  {cells[index]}
                  {isOwn ? <span className="own"> {t('fit.yourCar')}</span> : null}
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
