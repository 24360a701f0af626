import { Icon, type IconName } from '#src/ui/pictures/icon.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { StockState, StockText } from './stock.ts'

const marks: Record<StockState, IconName> = {
  yes: 'check',
  few: 'warning',
  supplier: 'truck',
  later: 'clock',
  no: 'close',
  unknown: 'warning',
}

export function StockBadge({ stock }: { stock: StockText }) {
  return (
    <p className="stock-badge" data-state={stock.state}>
      <Icon name={marks[stock.state]} />
      {stock.text}
    </p>
  )
}

/** The sign alone, for narrow lines; its text is read out, and shown when it is pointed at. */
export function StockMark({ stock }: { stock: StockText }) {
  return (
    <span className="stock-badge" data-state={stock.state} title={stock.text}>
      <Icon name={marks[stock.state]} />
      <VisuallyHidden>{stock.text}</VisuallyHidden>
    </span>
  )
}
