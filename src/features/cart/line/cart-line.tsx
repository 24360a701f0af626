import type { ReactNode } from 'react'
import { FitMark } from '#src/features/garage/fit/fit-mark.tsx'
import type { LineView } from '../cart-view.ts'
import { LineContents } from './line-contents.tsx'
import { LineDrawing, LineName } from './line-link.tsx'

interface CartLineProps {
  row: LineView
  /** The id of the line's name, by which its controls are described. */
  id: string
  /** Changes the quantity and removes the line: an element with the class `actions`. */
  controls: ReactNode
  /** Whether the price shown is still that of another quantity. */
  changing?: boolean
  /** The shopper goes to the product. */
  onLeave?: (() => void) | undefined
  /** Shown below everything else. */
  children?: ReactNode
}

/** One line of a cart: what it is, what it costs, and what is charged because of it. */
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
          <FitMark summary={row.fit}>{null}</FitMark>
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
          <span>{deposit.name}</span>
          {deposit.total}
        </p>
      ))}
      {children}
    </li>
  )
}
