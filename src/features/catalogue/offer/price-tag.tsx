import { useI18n } from '#src/i18n/use-i18n.tsx'
import type { Price } from './price.ts'

export function PriceTag({ price }: { price: Price | null }) {
  const { t } = useI18n()
  if (!price) return <p className="price-tag">{t('catalogue.noPrice')}</p>
  const { reduction } = price
  return (
    <p className="price-tag" data-reduced={reduction ? true : undefined}>
      <span className="amount">{price.price}</span> <span className="vat">{price.vat}</span>
      {reduction ? (
        <>
          {' '}
          <span className="before">
            {reduction.label} <s>{reduction.before}</s> <span className="percent">{reduction.percent}</span>
          </span>
        </>
      ) : null}
      {price.additions ? <span className="unit-price">{price.additions}</span> : null}
    </p>
  )
}
