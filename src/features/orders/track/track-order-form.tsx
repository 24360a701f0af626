import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Notice } from '#src/ui/notice.tsx'

/** See `OrderLookup`. `incomplete`: number or address are missing. `malformed`: the address is invalid. */
export type TrackOrderOutcome = 'none' | 'limited' | 'failed' | 'incomplete' | 'malformed'

export interface TrackOrderFormProps {
  order: string
  email: string
  outcome: TrackOrderOutcome | null
}

/** The form that finds an order of a guest. It is posted, so that the address does not mention the order. */
export function TrackOrderForm({ order, email, outcome }: TrackOrderFormProps) {
  const { t, locale } = useI18n()
  const missing = (text: string) =>
    outcome === 'incomplete' && text.trim() === '' ? t('forms.required') : null
  return (
    <form method="post" action={localized(locale, paths.trackOrder())} className="account-form">
      <p>{t('trackOrder.intro')}</p>
      <Notice tone="error" role="alert">
        {outcome && outcome !== 'incomplete' && outcome !== 'malformed' ? t(`trackOrder.${outcome}`) : null}
      </Notice>
      <Field
        required
        label={t('checkout.orderNumber')}
        hint={t('trackOrder.numberHint')}
        message={missing(order)}
      >
        {(control) => <input {...control} name="order" maxLength={40} defaultValue={order} />}
      </Field>
      <Field
        required
        label={t('checkout.field.email')}
        message={outcome === 'malformed' ? t('forms.email') : missing(email)}
      >
        {(control) => (
          <input
            {...control}
            type="email"
            name="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={email}
          />
        )}
      </Field>
      <Button type="submit" kind="primary">
        {t('trackOrder.find')}
      </Button>
    </form>
  )
}
