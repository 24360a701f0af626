import type { ReactNode } from 'react'
import { brakeTypes, maxCarText, steeringSides } from '#src/commerce/contract/selection/customer-cars.ts'
import { type FieldProblem, type FieldProblems, problemText } from '#src/features/form/problem-text.ts'
import { TextField } from '#src/features/form/text-field.tsx'
import { brakesText } from '#src/i18n/brakes.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import type { CarDetail } from './car-details.ts'
import { VinField } from './vin-field.tsx'

interface CarDetailsFieldsProps {
  shown(name: CarDetail): string
  problems: FieldProblems<CarDetail>
  currentYear: number
}

export function CarDetailsFields({ shown, problems, currentYear }: CarDetailsFieldsProps) {
  const i18n = useI18n()
  const { t } = i18n
  // A shopper's answer is kept or taken back; a make is typed.
  const brakes = brakesText(shown('brake'), i18n)
  const text = (name: 'nickname' | 'colorCode' | 'interiorCode' | 'brake') => (
    <TextField
      name={name}
      label={t(`account.car.${name}`)}
      value={shown(name)}
      problem={problems[name]}
      hint={name === 'brake' ? t('account.car.brakeHint') : undefined}
      maxLength={maxCarText[name]}
    />
  )
  const choice = (name: 'steeringSide' | 'brakeType' | 'brake', options: ReactNode) => (
    <Choice name={name} label={t(`account.car.${name}`)} value={shown(name)} problem={problems[name]}>
      {options}
    </Choice>
  )
  return (
    <>
      {text('nickname')}
      <VinField value={shown('vinNumber')} problem={problems.vinNumber} currentYear={currentYear} />
      {text('colorCode')}
      {text('interiorCode')}
      {choice(
        'steeringSide',
        steeringSides.map((side) => (
          <option key={side} value={side}>
            {t(`account.car.steering.${side || 'none'}`)}
          </option>
        )),
      )}
      {choice(
        'brakeType',
        brakeTypes.map((type) => (
          <option key={type} value={type}>
            {t(`account.car.brakes.${type || 'none'}`)}
          </option>
        )),
      )}
      {brakes === null
        ? text('brake')
        : choice(
            'brake',
            <>
              <option value={shown('brake')}>{brakes}</option>
              <option value="">{t('account.car.brakes.none')}</option>
            </>,
          )}
    </>
  )
}

interface ChoiceProps {
  name: CarDetail
  label: string
  value: string
  problem: FieldProblem | undefined
  children: ReactNode
}

function Choice({ name, label, value, problem, children }: ChoiceProps) {
  const { t } = useI18n()
  return (
    <Field label={label} optional={t('forms.optional')} message={problemText(t, problem)}>
      {(control) => (
        <Select {...control} name={name} defaultValue={value}>
          {children}
        </Select>
      )}
    </Field>
  )
}
