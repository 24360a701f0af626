import { useId } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'

interface NewsletterBoxProps {
  defaultChecked?: boolean
  /** A subscriber has nothing to confirm; false by default. */
  subscribed?: boolean
}

export function NewsletterBox({ defaultChecked = false, subscribed = false }: NewsletterBoxProps) {
  const { t } = useI18n()
  const hint = useId()
  return (
    <Checkbox
      name="newsletter"
      label={t('account.newsletter')}
      defaultChecked={defaultChecked}
      aria-describedby={subscribed ? undefined : hint}
    >
      {subscribed ? null : (
        <p className="hint" id={hint}>
          {t('account.newsletterHint')}
        </p>
      )}
    </Checkbox>
  )
}
