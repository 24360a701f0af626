import { useAtomValue } from 'jotai'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { complaintAtom, type Place } from './messages.atoms.ts'
import { troubleWords } from './trouble-words.ts'

/** What went wrong at one place: seen for a while, and then still there for whoever listens to the page. */
export function TroubleNote({ place, id }: { place: Place; id?: string }) {
  const { t } = useI18n()
  const complaint = useAtomValue(complaintAtom)(place)
  return (
    <div className="trouble-note" role="alert" id={id}>
      {complaint ? (
        <p className={complaint.shown ? 'words' : 'visually-hidden'}>
          <Icon name="wrong" />
          <span>{troubleWords(t, complaint.trouble)}</span>
        </p>
      ) : null}
    </div>
  )
}
