import type { ReactNode } from 'react'
import { Link } from '#src/effects/router/link.tsx'
import { FitMark } from '#src/features/garage/fit/fit-mark.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import type { LineView } from '../cart-view.ts'
import { FittingLink } from './fitting-link.tsx'
import { LineContents } from './line-contents.tsx'
import { LineDrawing, LineName } from './line-link.tsx'

interface CartLineProps {
  row: LineView
  /** The id of the line's name, which describes its controls. */
  id: string
  /** The controls for quantity and removal: an element with the class `actions`. */
  controls: ReactNode
  changing?: boolean
  onLeave?: (() => void) | undefined
  children?: ReactNode
}

export function CartLine({ row, id, controls, changing = false, onLeave, children }: CartLineProps) {
  return (
    <li className="cart-line">
      <LineDrawing path={row.path} picture={row.picture} onLeave={onLeave} />
      <div className="body">
        <LineName id={id} path={row.path} name={row.name} onLeave={onLeave} />
        <p className="details">
          {row.details.map((text) => (
            <span key={text}>{text}</span>
          ))}
          <code>{row.sku}</code>
        </p>
        <p className="fit">
          <FitMark summary={row.fit}>{null}</FitMark> <FittingLink {...row} onLeave={onLeave} />
        </p>
        <LineContents contents={row.contents} />
      </div>
      <div className="price" data-changing={changing || undefined}>
        <strong>{row.total}</strong>
        {row.saved ? <small className="saved">{row.saved}</small> : null}
        {row.unitPrice ? <small>{row.unitPrice}</small> : null}
      </div>
      {controls}
      {row.deposits.map((deposit) => (
        <p className="deposit" key={deposit.line}>
          <span>
            {deposit.name}, <DepositLink onLeave={onLeave} />
          </span>
          {deposit.total}
        </p>
      ))}
      {children}
    </li>
  )
}

/** When a deposit comes back, with the answer that says how. */
function DepositLink({ onLeave }: Pick<CartLineProps, 'onLeave'>) {
  const { t } = useI18n()
  return (
    <Link to={`${paths.faq()}#deposit`} onClick={onLeave}>
      {t('cart.depositBack')}
    </Link>
  )
}
