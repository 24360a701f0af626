import { useAtomValue } from 'jotai'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { complaintsAtom, type Place } from './messages.atoms.ts'

/** What went wrong at one place: seen for a while, and then still there for whoever listens to the page. */
export function TroubleNote({ place }: { place: Place }) {
  const { t } = useI18n()
  const complaint = useAtomValue(complaintsAtom).get(place)
  return (
    <div className="trouble-note" role="alert">
      {complaint ? (
        <p className={complaint.shown ? 'words' : 'visually-hidden'}>
          <Icon name="wrong" />
          <span>{complaint.words}</span>
        </p>
      ) : null}
      {complaint?.again ? (
        <button type="button" className="button" data-size="small" onClick={complaint.again}>
          {t('cart.tryAgain')}
        </button>
      ) : null}
    </div>
  )
}
