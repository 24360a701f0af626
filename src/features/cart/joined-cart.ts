import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import type { I18n } from '#src/i18n/i18n.ts'
import { itemCount } from './item-count.ts'

/**
 * The effect of a log-in on the cart. `joined`: the guest's cart and the saved one were merged. `back`: the guest's
 * cart was empty and the saved one was restored. `count`: pieces in the cart now.
 */
export interface JoinedCart {
  kind: 'joined' | 'back'
  count: number
}

const field = 'cart'

/** Compares the carts before and after a log-in; `before` is null without a cart. Null if nothing was added. */
export function joinedCart(before: Selection | null, after: Selection | null): JoinedCart | null {
  const own = itemCount(before?.lines ?? [])
  const count = itemCount(after?.lines ?? [])
  if (count <= own) return null
  return { kind: own > 0 ? 'joined' : 'back', count }
}

export function withJoinedCart(path: string, joined: JoinedCart | null): string {
  if (!joined) return path
  return `${path}${path.includes('?') ? '&' : '?'}${field}=${joined.kind}-${joined.count}`
}

export function parseJoinedCart(query: URLSearchParams, selection: Selection): JoinedCart | null {
  const [, kind, digits] = /^(joined|back)-([1-9]\d{0,5})$/.exec(query.get(field) ?? '') ?? []
  const count = Number(digits)
  if ((kind !== 'joined' && kind !== 'back') || count !== itemCount(selection.lines)) return null
  return { kind, count }
}

export function joinedCartText(t: I18n['t'], { kind, count }: JoinedCart): string {
  return t(kind === 'joined' ? 'account.cartJoined' : 'account.cartBack', { count })
}
