import { type ReactNode, useState } from 'react'
import { accountPaths } from '#src/account-paths.ts'
import {
  brakeTypes,
  type Car,
  maxCarText,
  steeringSides,
} from '#src/commerce/contract/selection/customer-cars.ts'
import { type FieldProblem, problemText } from '#src/features/form/problem-text.ts'
import { TextField } from '#src/features/form/text-field.tsx'
import { type Submission, useSubmission } from '#src/features/form/use-submission.ts'
import { type CarField, newCarId, parseCar } from '#src/features/garage/car.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Select } from '#src/ui/select.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { carName } from './car-card.tsx'
import { CarPhotoField, type PhotoWish, useChosenPhoto } from './car-photo-field.tsx'
import type { PhotoPlace } from './car-photos.ts'
import { type CarOutcome, carsProblem } from './cars-problem.ts'
import { VinField } from './vin-field.tsx'

/** The fields of the form, with the one for a photo. */
type CarFormField = CarField | 'photo'
export type CarSubmission = Submission<CarFormField, CarOutcome>

interface CarFormProps {
  /** The car to change, or null. */
  car: Car | null
  /** The id of the car the form is for; null adds one. */
  id: string | null
  /** Where photos are kept, and the address of the car's present one. */
  photoPlace: PhotoPlace
  photo: string | null
  currentYear: number
  onSave(car: Car, photo: PhotoWish): Promise<CarSubmission>
  onPrepare(): void
  /** The submission of this form without script, and what was typed. */
  posted: CarSubmission | undefined
  values: Record<string, string> | undefined
}

const textNames = ['model', 'variant', 'year', 'nickname', 'colorCode', 'interiorCode', 'brake'] as const
const hints: Partial<Record<CarField, 'account.car.variantHint' | 'account.car.brakeHint'>> = {
  variant: 'account.car.variantHint',
  brake: 'account.car.brakeHint',
}

/** A form for one car; a normal form without script. */
export function CarForm({
  car,
  id,
  photoPlace,
  photo,
  currentYear,
  onSave,
  onPrepare,
  posted,
  values,
}: CarFormProps) {
  const { t, locale } = useI18n()
  const hydrated = useHydrated()
  const chosen = useChosenPhoto(photoPlace)
  // A new car keeps its id when it was saved and its photo was not: the next attempt must not add another.
  const [newId] = useState(newCarId)
  const { problems, outcome, busy, submit } = useSubmission<
    CarFormField,
    { car: Car; wish: PhotoWish },
    CarOutcome
  >({
    async parse(form) {
      const parsed = parseCar(form, { id: id ?? newId, currentYear })
      const read = await chosen.read(form)
      if ('values' in parsed && 'wish' in read) return { values: { car: parsed.values, wish: read.wish } }
      return {
        problems: {
          ...('problems' in parsed ? parsed.problems : {}),
          ...('problem' in read ? { photo: read.problem } : {}),
        },
      }
    },
    send: ({ car: parsed, wish }) => onSave(parsed, wish),
    posted,
  })
  const count = Object.keys(problems).length
  const shown = (name: CarField) => values?.[name] ?? String(car?.[name] ?? '')
  const text = (name: (typeof textNames)[number]) => {
    const hint = hints[name]
    return (
      <TextField
        name={name}
        label={t(`account.car.${name}`)}
        value={shown(name)}
        problem={problems[name]}
        required={name === 'model'}
        hint={hint ? t(hint) : undefined}
        {...(name === 'year'
          ? { inputMode: 'numeric' as const, maxLength: 4 }
          : { maxLength: maxCarText[name] })}
      />
    )
  }

  return (
    <form
      method="post"
      action={localized(locale, accountPaths.cars())}
      encType="multipart/form-data"
      className="account-form"
      noValidate={hydrated}
      onSubmit={submit}
      onFocus={onPrepare}
    >
      <input type="hidden" name="do" value="put" />
      <input type="hidden" name="id" value={id ?? ''} />
      <Notice tone="error" role="alert">
        {count > 0 ? t('forms.summary', { count }) : carsProblem(t, outcome)}
      </Notice>
      {text('model')}
      {text('variant')}
      {text('year')}
      {text('nickname')}
      <VinField value={shown('vinNumber')} problem={problems.vinNumber} currentYear={currentYear} />
      {text('colorCode')}
      {text('interiorCode')}
      <Choice
        name="steeringSide"
        label={t('account.car.steeringSide')}
        value={shown('steeringSide')}
        problem={problems.steeringSide}
      >
        {steeringSides.map((side) => (
          <option key={side} value={side}>
            {t(`account.car.steering.${side || 'none'}`)}
          </option>
        ))}
      </Choice>
      <Choice
        name="brakeType"
        label={t('account.car.brakeType')}
        value={shown('brakeType')}
        problem={problems.brakeType}
      >
        {brakeTypes.map((type) => (
          <option key={type} value={type}>
            {t(`account.car.brakes.${type || 'none'}`)}
          </option>
        ))}
      </Choice>
      {text('brake')}
      {/* The last field: of a file too large, what comes before it is still read. */}
      <CarPhotoField
        place={photoPlace}
        car={car ? carName(car) : ''}
        photo={photo}
        chosen={chosen.choice}
        problem={problems.photo}
        onChoose={chosen.choose}
      />
      <Button type="submit" kind="primary" busy={busy}>
        {t(id ? 'account.save' : 'account.addCar')}
      </Button>
    </form>
  )
}

interface ChoiceProps {
  name: CarField
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
