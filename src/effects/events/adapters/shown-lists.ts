import type { ListedCard, Offer, ProductList, ShopEvent } from '../event-port.ts'

export interface ListPart {
  kind: 'listPart' | 'productChosen'
  list: ProductList
  offers: readonly Offer[]
  from: number
}

interface Shown {
  list: ProductList
  cards: readonly ListedCard[]
}

/** Reports each product of a screen's lists once, and the opened one before the browser follows its link. */
export function followLists(report: (part: ListPart) => void) {
  const lists = new Map<string, Shown>()
  document.addEventListener(
    'click',
    ({ target }) => {
      const element = target instanceof Element && target.closest('a[href*="/p/"]')?.closest('[id]')?.id
      for (const { list, cards } of lists.values()) {
        const from = cards.findIndex((card) => card.element === element)
        const card = cards[from]
        if (card) report({ kind: 'productChosen', list, offers: [offerOf(card)], from })
      }
    },
    true,
  )
  return {
    newPart({ list, cards }: Extract<ShopEvent, { kind: 'listShown' }>): ListPart | null {
      const before = lists.get(list.id)
      const known = before?.list.version === list.version ? before.cards.map(({ element }) => element) : []
      lists.set(list.id, { list, cards })
      const fresh = cards.filter(({ element }) => !known.includes(element))
      const [first] = fresh
      return first ? { kind: 'listPart', list, offers: fresh.map(offerOf), from: cards.indexOf(first) } : null
    },
    clear: () => lists.clear(),
  }
}

function offerOf(card: ListedCard): Offer {
  const { id, isGroup, name, brand, amount, amountBefore, measured } = card
  const prices = { price: amount, priceBefore: amountBefore ?? amount }
  return { id, isGroup, name, brand, variant: '', ...measured, ...prices }
}
