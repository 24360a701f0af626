import { useAtomValue, useSetAtom } from 'jotai'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { maxRemarkLength } from '../../form/control-attributes.ts'
import { changeDraftAtom, draftAtom } from '../../form/form.atoms.ts'
import { saveNoteAtom } from '../../widgets/save-note.atoms.ts'

/** The shopper's remark about the order, which is saved when the field is left. */
export function RemarkField() {
  const { t } = useI18n()
  const draft = useAtomValue(draftAtom)
  const change = useSetAtom(changeDraftAtom)
  const save = useSetAtom(saveNoteAtom)
  return (
    <Field label={t('checkout.note')} hint={t('checkout.noteHint')} optional={t('forms.optional')}>
      {(control) => (
        <textarea
          {...control}
          rows={2}
          maxLength={maxRemarkLength}
          value={draft?.note ?? ''}
          onChange={(event) => change({ note: event.currentTarget.value })}
          onBlur={() => void save()}
        />
      )}
    </Field>
  )
}
