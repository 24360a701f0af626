import { useAtomValue, useSetAtom } from 'jotai'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { useMinute } from '#src/effects/browser/use-minute.ts'
import { chooseShippingAtom } from '#src/features/cart/commands/choose-methods.atoms.ts'
import { shopFactsAtom } from '#src/features/cart/commands/shop-facts.atoms.ts'
import { reasonOf, termsOf } from '#src/features/cart/delivery.ts'
import { reasonWords } from '#src/features/cart/delivery-text.ts'
import { methodArrival } from '#src/features/cart/promise.ts'
import { expectedText } from '#src/features/catalogue/offer/promise/promise.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { daysText } from '../days-text.ts'
import { problemText } from '../form/field-text.ts'
import { problemsAtom } from '../form/form.atoms.ts'
import { ChoiceList } from './choice-list.tsx'

export function ShippingMethods({ selection }: { selection: Selection }) {
  const i18n = useI18n()
  const { t } = i18n
  const problem = useAtomValue(problemsAtom).shippingMethod
  const facts = useAtomValue(shopFactsAtom)
  const choose = useSetAtom(chooseShippingAtom)
  const now = useMinute()
  const { shippingMethods, shippingMethod, currency, location } = selection
  const style = { i18n, country: location.country }

  /** "PostNord · Expected Wed 2 – Fri 4 Dec · over 5 kg" */
  function noteOn(id: string, price: number | null): string {
    const terms = termsOf(facts, id, currency)
    const reason = reasonOf(terms, price)
    const arrival = now === null ? null : methodArrival(selection, id, facts, now)
    const parts = [
      terms?.carrier ?? '',
      arrival ? expectedText(arrival, style) : terms?.days ? daysText(terms.days, i18n) : '',
      reason ? reasonWords(reason, style) : '',
    ]
    return parts.filter(Boolean).join(' · ')
  }

  return (
    <ChoiceList
      name="shippingMethod"
      legend={t('checkout.shippingMethod')}
      choices={shippingMethods.map(({ shippingMethod: id, name, price }) => ({
        id,
        name,
        price,
        note: noteOn(id, price),
      }))}
      chosen={shippingMethod}
      currency={currency}
      problem={problem ? problemText(t, problem) : null}
      choose={choose}
    />
  )
}
