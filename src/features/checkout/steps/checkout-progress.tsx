import { useAtomValue } from 'jotai'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Icon } from '#src/ui/pictures/icon.tsx'
import { stepAtom } from '../form/form.atoms.ts'
import { steps } from '../form/form.ts'

/** The three steps in a row, so that each is known before it is reached. */
export function CheckoutProgress() {
  const { t } = useI18n()
  const open = steps.indexOf(useAtomValue(stepAtom))
  return (
    <ol className="checkout-progress" aria-label={t('checkout.progress')}>
      {steps.map((step, index) => (
        <li
          key={step}
          data-state={index === open ? 'open' : index < open ? 'done' : 'ahead'}
          aria-current={index === open ? 'step' : undefined}
        >
          {index < open ? <Icon name="check" /> : null}
          {t(`checkout.${step}`)}
        </li>
      ))}
    </ol>
  )
}
