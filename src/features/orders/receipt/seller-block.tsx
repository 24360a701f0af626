import { useId } from 'react'
import type { ShopFacts } from '#src/commerce/contract/content.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'

interface SellerBlockProps {
  facts: Pick<ShopFacts, 'seller' | 'mediator' | 'takeBackPoints'>
}

/** The seller, the mediator of disputes, and the take-back points of used parts; unknown facts are left out. */
export function SellerBlock({ facts: { seller, mediator, takeBackPoints } }: SellerBlockProps) {
  const { t } = useI18n()
  const id = useId()
  if (!seller) return null
  return (
    <footer className="addresses seller">
      <section aria-labelledby={id}>
        <h2 id={id}>{t('receipt.seller')}</h2>
        <address className="postal-address">
          <Rows of={[seller.name, ...seller.address]} />
          {seller.email ? (
            <span>
              <a href={`mailto:${seller.email}`}>{seller.email}</a>
            </span>
          ) : null}
          {seller.phone ? (
            <span>
              <a href={`tel:${seller.phone.replaceAll(' ', '')}`}>{seller.phone}</a>
            </span>
          ) : null}
        </address>
      </section>
      {seller.registers.length > 0 ? (
        <p className="postal-address">
          <Rows of={seller.registers.flatMap(({ name, number }) => [`${name}:`, number])} />
        </p>
      ) : null}
      {mediator ? (
        <section>
          <h2>{t('receipt.disputes')}</h2>
          <address className="postal-address">
            <Rows of={[mediator.name, ...mediator.address]} />
            {mediator.url ? (
              <span>
                <a href={mediator.url}>{new URL(mediator.url).host}</a>
              </span>
            ) : null}
          </address>
        </section>
      ) : null}
      {takeBackPoints.length > 0 ? (
        <section>
          <h2>{t('receipt.takeBack')}</h2>
          {takeBackPoints.map(({ goods, name, address }) => (
            <address className="postal-address" key={`${goods} ${name}`}>
              <Rows of={[`${goods}:`, name, ...address]} />
            </address>
          ))}
        </section>
      ) : null}
    </footer>
  )
}

function Rows({ of: rows }: { of: string[] }) {
  return rows.map((row) => <span key={row}>{row}</span>)
}
