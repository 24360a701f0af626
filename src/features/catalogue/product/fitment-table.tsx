import { useI18n } from '#src/i18n/use-i18n.tsx'
import type { FitLine } from './fitment.ts'

const mostAtOnce = 8

/** The cars a part fits, row by row with what has to hold. */
export function FitmentTable({ lines }: { lines: FitLine[] }) {
  const { t } = useI18n()
  const later = lines.slice(mostAtOnce)
  const columns = {
    years: lines.some(({ years }) => years !== ''),
    conditions: lines.some(({ conditions }) => conditions.length > 0),
  }
  return (
    <div className="fitment-table">
      <Rows lines={lines.slice(0, mostAtOnce)} columns={columns} />
      {later.length > 0 ? (
        <details>
          <summary>{t('product.moreCars', { count: later.length })}</summary>
          <Rows lines={later} columns={columns} />
        </details>
      ) : null}
    </div>
  )
}

interface RowsProps {
  lines: FitLine[]
  /** Columns without a word in them are left out. */
  columns: { years: boolean; conditions: boolean }
}

function Rows({ lines, columns }: RowsProps) {
  const { t } = useI18n()
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('product.model')}</th>
          <th scope="col">{t('product.engine')}</th>
          {columns.years ? <th scope="col">{t('product.years')}</th> : null}
          {columns.conditions ? <th scope="col">{t('product.conditions')}</th> : null}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ model, engines, years, conditions }) => (
          <tr key={[model, engines, years, ...conditions].join('|')}>
            <th scope="row">{model}</th>
            <td>{engines}</td>
            {columns.years ? <td className="years">{years}</td> : null}
            {columns.conditions ? <td>{conditions.join(' · ')}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
