import { useI18n } from '#src/i18n/use-i18n.tsx'
import type { FitLine } from './fitment.ts'

const mostAtOnce = 8

/** The cars a part fits, row by row with what has to hold. */
export function FitsTable({ lines }: { lines: FitLine[] }) {
  const { t } = useI18n()
  const later = lines.slice(mostAtOnce)
  const conditional = lines.some(({ conditions }) => conditions.length > 0)
  return (
    <div className="fits-table">
      <Rows lines={lines.slice(0, mostAtOnce)} conditional={conditional} />
      {later.length > 0 ? (
        <details>
          <summary>{t('product.moreCars', { count: later.length })}</summary>
          <Rows lines={later} conditional={conditional} />
        </details>
      ) : null}
    </div>
  )
}

function Rows({ lines, conditional }: { lines: FitLine[]; conditional: boolean }) {
  const { t } = useI18n()
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('product.model')}</th>
          <th scope="col">{t('product.engine')}</th>
          <th scope="col">{t('product.years')}</th>
          {conditional ? <th scope="col">{t('product.conditions')}</th> : null}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ model, engines, years, conditions }) => (
          <tr key={[model, engines, years, ...conditions].join('|')}>
            <th scope="row">{model}</th>
            <td>{engines}</td>
            <td className="years">{years}</td>
            {conditional ? <td>{conditions.join('; ')}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
