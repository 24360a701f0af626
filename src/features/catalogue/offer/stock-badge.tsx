import { Icon, type IconName } from '#src/ui/pictures/icon.tsx'
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
