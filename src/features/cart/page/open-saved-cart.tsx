import { useId } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { cartActions, lineFields } from '../cart-fields.ts'
import type { SavedCartQuestion } from './saved-cart.ts'

interface OpenSavedCartProps {
  question: SavedCartQuestion
  action: string
}

export function OpenSavedCart({ question: { saved, own }, action }: OpenSavedCartProps) {
  const { t } = useI18n()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Notice role="none">
        <h2 id={id}>{t('cart.page.addSavedTitle')}</h2>
        {own ? <p>{t('cart.page.addSavedHint', own)}</p> : null}
        <form method="post" action={action}>
          <input type="hidden" name={lineFields.saved} value={saved} />
          <button
            type="submit"
            className="button"
            data-kind="primary"
            name={lineFields.action}
            value={cartActions.restore}
          >
            {t('cart.page.openSaved')}
          </button>
          <a className="button" href={action}>
            {t('cart.page.keepOwn')}
          </a>
        </form>
      </Notice>
    </section>
  )
}
