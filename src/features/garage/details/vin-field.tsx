import { useRef, useState } from 'react'
import type { FieldProblem } from '#src/features/form/problem-text.ts'
import { TextField } from '#src/features/form/text-field.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { useFormData } from '#src/ui/controls/use-form-data.ts'
import { useLazyWhen } from '#src/ui/loading/use-lazy-when.ts'
import { useAfterPress } from '#src/ui/use-after-press.ts'
import { maxTypedVin, normalizeVin, vinLength } from '../vin/typed-vin.ts'

interface VinFieldProps {
  value: string
  problem: FieldProblem | undefined
  currentYear: number
}

const loadVinText = () => import('../vin/vin-text.ts')

/**
 * The field for a chassis number. On blur, or after a whole VIN, a line explains the number, and its year can be
 * copied. The decoder loads when the field is first used.
 */
export function VinField({ value, problem, currentYear }: VinFieldProps) {
  const i18n = useI18n()
  const { t } = i18n
  const around = useRef<HTMLDivElement>(null)
  const form = useFormData(around)
  const [used, setUsed] = useState(false)
  const [read, setRead] = useState<string | null>(null)
  const afterPress = useAfterPress()
  const loaded = useLazyWhen(used, loadVinText, () => setUsed(false))
  const typed = (name: string) => String(form?.get(name) ?? '')
  const text =
    loaded && read !== null
      ? loaded.vinText(i18n, { vinNumber: read, year: typed('year'), model: typed('model') }, currentYear)
      : null
  const offeredYear = text?.offeredYear ?? null

  function takeYear(year: number) {
    const field = around.current?.closest('form')?.elements.namedItem('year')
    if (!(field instanceof HTMLInputElement)) return
    field.value = String(year)
    field.dispatchEvent(new Event('change', { bubbles: true }))
    // The pressed button is removed.
    field.focus()
  }

  return (
    <div className="vin-field" ref={around}>
      <TextField
        name="vinNumber"
        label={t('account.car.vinNumber')}
        value={value}
        problem={problem}
        maxLength={maxTypedVin}
        hint={
          <>
            {t('account.car.vinHint')}{' '}
            <span aria-live="polite">
              {text?.lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </span>
          </>
        }
        onFocus={() => setUsed(true)}
        onInput={({ currentTarget }) => {
          setUsed(true)
          const number = currentTarget.value
          setRead(normalizeVin(number).length === vinLength ? number : null)
        }}
        onBlur={({ currentTarget }) => {
          const number = currentTarget.value
          // The line and the button move the content below, which may be pressed just now.
          afterPress(() => setRead(number))
        }}
      />
      {offeredYear === null ? null : (
        <Button size="small" onClick={() => takeYear(offeredYear)}>
          {t('vin.useYear', { year: offeredYear })}
        </Button>
      )}
    </div>
  )
}
