import { useAtomValue, useSetAtom } from 'jotai'
import { colonOf } from '#src/i18n/colon.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { type FieldName, isFieldName } from '../form/address-form-fields.ts'
import { listedProblem, nameOfField, problemText } from '../form/field-text.ts'
import { focusAtom } from '../form/focus.atoms.ts'
import { formAtom, leftFieldAtom, listedAtom, problemsAtom } from '../form/form.atoms.ts'
import { fieldNames, type Step, stepOf } from '../form/form.ts'

/**
 * Problems found when a step was to be completed, each with a link to its field. A problem found on blur is shown at
 * the field and announced but not listed: the fields below would move under the pointer.
 */
export function ProblemList({ step }: { step: Step }) {
  const { t, locale } = useI18n()
  const problems = useAtomValue(problemsAtom)
  const listed = useAtomValue(listedAtom)
  const left = useAtomValue(leftFieldAtom)
  const leftProblem = left && stepOf(left) === step ? problems[left] : undefined
  const form = useAtomValue(formAtom)
  const focus = useSetAtom(focusAtom)
  const order = form ? fieldNames(form) : []
  const nameOf = (name: FieldName) => nameOfField(t, name, (kind) => form?.countryOf(kind) ?? '')
  const positionOf = (name: FieldName) => (order.includes(name) ? order.indexOf(name) : order.length)
  const found = Object.entries(problems)
    .flatMap(([name, problem]) =>
      problem && listed.has(name) && isFieldName(name) && stepOf(name) === step ? [{ name, problem }] : [],
    )
    .sort((left, right) => positionOf(left.name) - positionOf(right.name))
  return (
    <>
      <p className="visually-hidden" role="alert">
        {left && leftProblem ? `${nameOf(left)}${colonOf(locale)} ${problemText(t, leftProblem)}` : null}
      </p>
      <Notice tone="error" role="alert">
        {found.length > 0 ? (
          <div className="problem-list">
            <strong>{t('forms.summary', { count: found.length })}</strong>
            <ul>
              {found.map(({ name, problem }) => {
                const { link, rest } = listedProblem(t, { name, label: nameOf(name), problem })
                return (
                  <li key={name}>
                    <button type="button" onClick={() => focus({ name })}>
                      {link}
                    </button>
                    {rest}
                  </li>
                )
              })}
            </ul>
          </div>
        ) : null}
      </Notice>
    </>
  )
}
