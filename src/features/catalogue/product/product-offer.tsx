import { Fragment, lazy, type ReactNode } from 'react'
import { Link } from '#src/effects/router/link.tsx'
import { Deferred } from '#src/ui/loading/deferred.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { PartLabel } from '../cards/part-label.tsx'
import type { NamedLink } from '../listing/listing-subject.ts'
import type { Price } from '../offer/price.ts'
import { PriceTag } from '../offer/price-tag.tsx'
import { StockBadge } from '../offer/stock-badge.tsx'
import type { LiveOffer, RelatedBands, Replacement, Variant } from './load-product.ts'
import { ProductReplacement } from './product-replacement.tsx'
import type { ProductScreen } from './product-screen.ts'

// Few products have versions. Not `lazy` on the server: see the product's route.
const ProductVariants = import.meta.env.SSR
  ? (await import('./product-variants.tsx')).default
  : lazy(() => import('./product-variants.tsx'))

interface ProductOfferProps {
  screen: ProductScreen
  live: Promise<LiveOffer>
  related: Promise<RelatedBands>
  variants: Variant[] | Promise<Variant[]>
  supersession: Promise<Replacement>
  /** The price of a set as chosen; null for any other product. */
  chosenPrice: Price | null
  /** Offered instead of the part while it is sold out. */
  notice: ReactNode
  children: ReactNode
}

export function ProductOffer(props: ProductOfferProps) {
  const { screen, live, related, variants, supersession, chosenPrice, notice, children } = props
  const { name, brand, sku, stock, deposit, contents, setUnavailable, question, text } = screen
  const price = chosenPrice ?? screen.price
  return (
    <section className="product-offer">
      <h1>
        {name.split(/(?<=,) /).map((part, index) => (
          <Fragment key={part}>
            {index > 0 ? ' ' : null}
            <span>{part}</span>
          </Fragment>
        ))}
      </h1>
      <p className="brand">
        {brand ? <Link to={brand.path}>{brand.name}</Link> : null}
        <span>
          {text.number} <code>{sku}</code>
        </span>
      </p>
      <Deferred value={live} fallback={<PriceAndStock price={price} stock={stock} />}>
        {(now) => <PriceAndStock price={chosenPrice ?? now.price ?? price} stock={now.stock ?? stock} />}
      </Deferred>
      {notice}
      {stock.state === 'no' ? <ProductReplacement related={related} supersession={supersession} /> : null}
      {contents ? (
        <section className="contents">
          <h2>{contents.title}</h2>
          <ul>
            {contents.parts.map(({ path, ...part }) => (
              <li key={part.sku}>
                <Link to={path}>
                  <PartLabel {...part} price="" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <Deferred value={variants}>
        {(known) => (known.length > 0 ? <ProductVariants title={text.variants} variants={known} /> : null)}
      </Deferred>
      {setUnavailable ? <a href="?">{setUnavailable}</a> : null}
      {children}
      {deposit ? (
        <Notice>
          {deposit.text} <SupportLink link={deposit.link} />
        </Notice>
      ) : null}
      <p>
        <SupportLink link={question} />
      </p>
    </section>
  )
}

/** A link to customer service; not for crawlers, as there are as many such pages as products. */
function SupportLink({ link: { name, path } }: { link: NamedLink }) {
  return (
    <Link to={path} rel="nofollow">
      {name}
    </Link>
  )
}

function PriceAndStock({ price, stock }: Pick<ProductScreen, 'price' | 'stock'>) {
  return (
    <>
      <div className="cost">
        <PriceTag price={price} />
        {price?.saving ? <p className="saving">{price.saving}</p> : null}
      </div>
      <StockBadge stock={stock} />
    </>
  )
}
