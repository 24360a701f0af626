import { useStore } from 'jotai'
import { useRef } from 'react'
import { OnClick } from '#src/effects/browser/on-click.tsx'
import { eventPortAtom, type ProductList } from '#src/effects/events/event-port.ts'
import { Report } from '#src/effects/events/report.tsx'
import type { ProductCard } from './card.ts'
import { cardId } from './listing/card-id.ts'

interface ReportListProps extends ProductList {
  cards: readonly ProductCard[]
}

/**
 * Reports which products of a list are shown, each once, and which of them is opened. Another list needs another key.
 * Renders nothing.
 */
export function ReportList({ id, name, cards }: ReportListProps) {
  const events = useStore().get(eventPortAtom)
  const list = { id, name }
  const reported = useRef(new Set<string>())
  return (
    <>
      <Report
        subject={`${cards[0]?.product} ${cards.length}`}
        event={() => {
          const isNew = ({ product }: ProductCard) => !reported.current.has(product)
          const from = Math.max(0, cards.findIndex(isNew))
          const offers = cards.filter(isNew).map(({ offer }) => offer)
          reported.current = new Set(cards.map(({ product }) => product))
          return { kind: 'listShown', list, offers, from }
        }}
      />
      <OnClick
        run={(target) => {
          const id = target.closest('a[href*="/p/"]')?.closest('[id]')?.id
          const index = cards.findIndex((card) => cardId(card) === id)
          const offer = cards[index]?.offer
          if (offer) events.send({ kind: 'productChosen', list, offer, index })
        }}
      />
    </>
  )
}
