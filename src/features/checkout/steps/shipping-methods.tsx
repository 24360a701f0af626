import { useAtomValue, useSetAtom } from 'jotai'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { useMinute } from '#src/effects/browser/use-minute.ts'
import { chooseShippingAtom } from '#src/features/cart/commands/choose-methods.atoms.ts'
import { shopFactsAtom } from '#src/features/cart/commands/shop-facts.atoms.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { problemText } from '../form/field-text.ts'
import { problemsAtom } from '../form/form.atoms.ts'
import { ChoiceList } from './choice-list.tsx'
import { shippingNote } from './shipping-note.ts'

export function ShippingMethods({ selection }: { selection: Selection }) {
  const i18n = useI18n()
  const { t } = i18n
  const problem = useAtomValue(problemsAtom).shippingMethod
  const facts = useAtomValue(shopFactsAtom)
  const choose = useSetAtom(chooseShippingAtom)
  const now = useMinute()
  const { shippingMethods, shippingMethod, currency } = selection
  const sources = { selection, facts, now, i18n }
  return (
    <ChoiceList
      name="shippingMethod"
      legend={t('checkout.shippingMethod')}
      choices={shippingMethods.map((method) => ({
        id: method.shippingMethod,
        name: method.name,
        price: method.price,
        ...shippingNote(method, sources),
      }))}
      chosen={shippingMethod}
      currency={currency}
      problem={problem ? problemText(t, problem) : null}
      choose={choose}
    />
  )
}
