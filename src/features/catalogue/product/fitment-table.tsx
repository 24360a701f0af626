import type { FitTable } from './fitment.ts'

/** The cars a part fits, row by row with what has to hold. */
export function FitmentTable({ table }: { table: FitTable }) {
  const { columns, rows, further, more } = table
  return (
    <div className="fitment-table">
      <Rows columns={columns} rows={rows} />
      {further.length > 0 ? (
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
