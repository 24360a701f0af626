import type { ShopFacts } from '#src/commerce/contract/content.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'
import type { Shop, VisitorCart } from '#src/shop.ts'
import type { NoticeTone } from '#src/ui/notice.tsx'
import type { TypedDraft } from '../form/draft.ts'
import type { Problems } from '../form/validate-fields.ts'
import type { PlainStep } from './plain-step.ts'
import type { PlainNotice } from './plain-view.ts'
import type { AddressChoice } from './posted-step.ts'
import type { ProviderForm } from './provider-form.ts'

export interface PlainPorts {
  cart: VisitorCart
  i18n: ServerI18n
  origin: Shop['origin']
  paymentHosts: readonly string[]
  /** The facts about the shop in a country; null if unknown. */
  facts(country: string | null): Promise<ShopFacts | null>
  /** Counts an order; false if this visitor has sent too many. */
  mayOrder(): Promise<boolean>
  report(error: unknown): void
}

/** A page that answers a posted step, with everything that was typed. */
export interface PlainPage {
  kind: 'page'
  status: number
  step: PlainStep
  selection: Selection
  /** The payment method that the visitor has chosen on its page; null without one. */
  picked: string | null
  typed: TypedDraft
  problems: Problems
  /** The choices of the address that contradict what was typed. */
  unsure: AddressChoice[]
  notices: PlainNotice[]
  /** The form by which the payment goes on; null unless the order was sent. */
  provider: ProviderForm | null
}

export type PlainAnswer =
  | PlainPage
  /** The step is done. */
  | { kind: 'next'; step: PlainStep; picked: string | null }
  /** The confirmation, or the page of a provider: an absolute address. `sent`: the cart that a provider was sent. */
  | { kind: 'leave'; address: string; sent: Selection | null }
  /** It is unknown whether the order of a cart was placed; `paid` is null if the cart is unknown. */
  | { kind: 'unclear'; paid: Selection | null }
  /** The service did not answer, and nothing was sent: the same form can be posted again. */
  | { kind: 'unanswered' }

interface PageParts {
  status?: number
  picked?: string | null
  typed?: TypedDraft
  problems?: Problems
  unsure?: AddressChoice[]
  notices?: PlainNotice[]
  provider?: ProviderForm | null
}

export function page(step: PlainStep, selection: Selection, parts: PageParts): PlainPage {
  const blank = {
    status: 422,
    picked: null,
    typed: {},
    problems: {},
    unsure: [],
    notices: [],
    provider: null,
  }
  return { kind: 'page', step, selection, ...blank, ...parts }
}

export function notice(
  tone: NoticeTone,
  texts: string[],
  { title = '', support = false }: { title?: string; support?: boolean } = {},
): PlainNotice {
  return { tone, title, texts: texts.filter(Boolean), support }
}
