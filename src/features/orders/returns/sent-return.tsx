import { FocusOnTarget } from '#src/effects/focus/focus-on-target.tsx'
import { Link } from '#src/effects/router/link.tsx'
import { cardAction } from '#src/features/cart/add/card-action.tsx'
import { ProductGrid } from '#src/features/catalogue/cards/product-grid.tsx'
import { isCertain } from '#src/features/garage/fit/is-certain.ts'
import { useCarFit } from '#src/features/garage/use-current-car.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Icon } from '#src/ui/pictures/icon.tsx'
import type { ReturnReceipt } from './answer-return.ts'
import type { FittingOffer } from './load-fitting.ts'
import { Terms } from './returns-page.tsx'
import type { ReturnsText } from './returns-text.ts'

const headingId = 'return-sent'
const focused = { name: headingId }

interface SentReturnProps {
  receipt: ReturnReceipt
  fitting: FittingOffer[]
  text: ReturnsText
}

/** A request that customer service has received, what happens next, and parts that fit the visitor's car instead. */
export function SentReturn({ receipt, fitting, text }: SentReturnProps) {
  const { t } = useI18n()
  const { number, next, time, lines, terms } = receipt
  return (
    <>
      <FocusOnTarget target={focused} />
      <article className="sheet sent-return">
        <h2 id={headingId} tabIndex={-1}>
          <Icon name="check" />
          {text.sent}
        </h2>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>
          {text.received} {time}
        </p>
        {next.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p className="actions">
          <Button onClick={() => window.print()}>{t('checkout.print')}</Button>
          <Link className="button" data-kind="quiet" to={paths.accountReturns(number)} reloadDocument>
            {text.more}
          </Link>
        </p>
      </article>
      <Terms title={text.terms} terms={terms} />
      {fitting.map((offer) => (
        <Fitting key={offer.title} {...offer} />
      ))}
    </>
  )
}

/** Fills rows of two and of three. */
const maxShown = 6

function Fitting({ title, cards, category }: FittingOffer) {
  const carFit = useCarFit()
  const fits = carFit ? cards.filter(({ fit }) => isCertain(carFit.of(fit))) : []
  return (
    <section className="return-fitting">
      <h2>{title}</h2>
      {fits.length > 0 ? <ProductGrid cards={fits.slice(0, maxShown)} action={cardAction} /> : null}
      <Link className={fits.length > 0 ? undefined : 'button'} to={category.path}>
        {category.name}
      </Link>
    </section>
  )
}
