import type { ProductList } from '#src/effects/events/event-port.ts'
import { Report } from '#src/effects/events/report.tsx'
import type { ProductCard } from './card.ts'
import { cardId } from './card-id.ts'

interface ReportListProps {
  list: ProductList
  cards: readonly ProductCard[]
}

export function ReportList({ list, cards }: ReportListProps) {
  return (
    <Report
      subject={[list.id, list.version, cards[0]?.product, cards.length].join()}
      event={() => ({
        kind: 'listShown',
        list,
        cards: cards.map((card) => ({
          ...card,
          id: card.article ?? card.sku,
          isGroup: card.article === card.product,
          element: cardId(card),
        })),
      })}
    />
  )
}
