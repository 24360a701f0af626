import { atom } from 'jotai'
import { resultOrNull } from '#src/commerce/reply.ts'
import { startCartAtom } from '#src/features/cart/commands/start.atoms.ts'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'

/**
 * The result of a request for a stock notice. `country`: the country of delivery is unknown, so the service was not
 * called. `state`: the country has states, and none is chosen. `invalid`: the e-mail address was refused. `failed`: it
 * can be sent again.
 */
export type NoticeOutcome = 'sent' | 'country' | 'state' | 'invalid' | 'failed'

interface NoticeRequest {
  item: string
  email: string
}

/** Requests a mail once an item can be ordered again, in the country and language of this visit. */
export const requestNoticeAtom = atom(
  null,
  async (get, set, { item, email }: NoticeRequest): Promise<NoticeOutcome> => {
    const visit = await set(startCartAtom)
    if (!visit) return 'failed'
    const { country, state } = get(selectionAtom)?.location ?? {}
    if (!country) return 'country'
    const reply = await resultOrNull(() =>
      visit.checkout.requestStockNotice({
        item,
        ...(email ? { email } : {}),
        shipTo: { country, ...(state ? { state } : {}) },
        language: visit.i18n.locale,
      }),
    )
    if (reply?.ok) return 'sent'
    const refused = Object.keys(reply?.errors ?? {})
    if (refused.includes('email')) return 'invalid'
    return refused.includes('shipTo.state') ? 'state' : 'failed'
  },
)
