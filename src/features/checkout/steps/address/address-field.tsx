import { useAtomValue, useSetAtom } from 'jotai'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { useAfterPress } from '#src/ui/use-after-press.ts'
import type { AddressKind, FormField } from '../../form/address-form-fields.ts'
import { attributesOf } from '../../form/control-attributes.ts'
import { typedValue } from '../../form/draft.ts'
import { doubtText, hintOf, labelOf, problemText } from '../../form/field-text.ts'
import { doubtsAtom, draftAtom, formAtom, problemsAtom, setFieldAtom } from '../../form/form.atoms.ts'
import { blurFieldAtom, fetchParserAtom } from '../../form/validate-field.atoms.ts'

export function AddressField({ field, kind }: { field: FormField; kind: AddressKind }) {
  const i18n = useI18n()
  const { t } = i18n
  const doubt = useAtomValue(doubtsAtom)[field.name]
  const draft = useAtomValue(draftAtom)
  const form = useAtomValue(formAtom)
  const problem = useAtomValue(problemsAtom)[field.name]
  const type = useSetAtom(setFieldAtom)
  const leave = useSetAtom(blurFieldAtom)
  const afterPress = useAfterPress()
  const fetchParser = useSetAtom(fetchParserAtom)
  return (
    <div className="address-field" data-field={field.key}>
      <Field
        label={labelOf(t, field.key, form?.countryOf(kind) ?? '')}
        hint={doubt ? <span role="status">{doubtText(i18n, doubt)}</span> : hintOf(t, kind, field.key)}
        message={problem ? problemText(t, problem) : null}
        required={field.required}
        optional={t('forms.optional')}
      >
        {(control) => (
          <input
            {...control}
            {...attributesOf(kind, field.key)}
            name={field.name}
            value={draft ? typedValue(draft, kind, field.key) : ''}
            onChange={(event) => type(field, event.currentTarget.value)}
            onFocus={() => fetchParser(field.key)}
            onBlur={() => afterPress(() => leave(field))}
          />
        )}
      </Field>
    </div>
  )
}
