import { Link } from '#src/effects/router/link.tsx'
import { colonOf } from '#src/i18n/colon.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { MoneyText } from '#src/ui/money-text.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { AgainRow } from './buy-again.ts'

interface BoughtAgainProps {
  rows: AgainRow[] | null
}

export function BoughtAgain({ rows }: BoughtAgainProps) {
  const { t } = useI18n()
  if (!rows) return <Notice tone="error">{t('orders.again.failed')}</Notice>
  const count = rows.filter(({ outcome }) => outcome === 'added' || outcome === 'partly').length
  return (
    <section className="bought-again">
      <h2>{t('orders.again.title')}</h2>
      <ul>
        {rows.map((row) => (
          <li key={`${row.item} ${row.name}`}>
            <AgainText row={row} />
          </li>
        ))}
      </ul>
      {count > 0 ? (
        <Link className="button" data-kind="primary" to={paths.cart()}>
          {t('orders.again.toCart')}
        </Link>
      ) : null}
    </section>
  )
}

function AgainText({ row: { name, outcome, path, replacedBy, dearer } }: { row: AgainRow }) {
  const { t, locale } = useI18n()
  return (
    <>
      <strong>{name}</strong>
      {colonOf(locale)} {t(`orders.again.${outcome}`)}{' '}
      {dearer ? (
        <>
          {t('orders.again.dearer')} <MoneyText amount={dearer.before} currency={dearer.currency} /> →{' '}
          <MoneyText amount={dearer.now} currency={dearer.currency} />
        </>
      ) : null}
      {path && replacedBy ? <Link to={path}>{t('orders.again.replacedBy', { sku: replacedBy })}</Link> : null}
      {path && (outcome === 'choose' || outcome === 'soldOut') ? (
        <Link to={path}>{t('orders.again.open')}</Link>
      ) : null}
    </>
  )
}
