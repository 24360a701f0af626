import { useAtomValue } from 'jotai'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Icon } from '#src/ui/pictures/icon.tsx'
import { cartErrorsAtom, type MessageSlot } from '../state/messages.atoms.ts'

export function ErrorMessage({ slot }: { slot: MessageSlot }) {
  const { t } = useI18n()
  const error = useAtomValue(cartErrorsAtom).get(slot)
  return (
    <div className="error-note" role="alert">
      {error ? (
        <p className={error.shown ? 'text' : 'visually-hidden'}>
          <Icon name="error" />
          <span>{error.text}</span>
        </p>
      ) : null}
      {error?.again ? (
        <button type="button" className="button" data-size="small" onClick={error.again}>
          {t('cart.tryAgain')}
        </button>
      ) : null}
    </div>
  )
}
