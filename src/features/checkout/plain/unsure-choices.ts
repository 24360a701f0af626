import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'
import { draftFrom } from '../form/draft.ts'
import type { AddressChoice, PostedAddress } from './posted-step.ts'

/**
 * The choices that contradict what was typed: a company with an order of a consumer, or a street of a delivery with the
 * box left empty. What the page has filled in by itself contradicts nothing.
 */
export function unsureChoices(posted: PostedAddress, selection: Selection): AddressChoice[] {
  const shown = draftFrom(selection, { business: true })
  const isNew = (typed: string | undefined, before: string | undefined) => {
    const text = typed?.trim() ?? ''
    return text !== '' && text !== (before ?? '')
  }
  const { business, elsewhere, address, shippingAddress } = posted
  return [
    ...(business === 'no' && isNew(address.company, shown.address.company) ? ['business' as const] : []),
    ...(!elsewhere && isNew(shippingAddress.address1, shown.shippingAddress.address1)
      ? ['elsewhere' as const]
      : []),
  ]
}

/** The sentence that asks which of the two is meant. */
export function unsureText(choice: AddressChoice, { t }: Pick<ServerI18n, 't'>): string {
  return choice === 'business'
    ? t('plainCheckout.companyTyped', { choice: t('checkout.business') })
    : t('plainCheckout.streetTyped', { choice: t('checkout.elsewhere') })
}
