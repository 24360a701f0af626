import { useState } from 'react'
import { type Car, maxCarText } from '#src/commerce/contract/selection/customer-cars.ts'
import { PostedForm } from '#src/features/form/posted-form.tsx'
import { TextField } from '#src/features/form/text-field.tsx'
import { type Submission, useSubmission } from '#src/features/form/use-submission.ts'
import { type CarField, newCarId, parseCar } from '#src/features/garage/car.ts'
import { CarDetailsFields } from '#src/features/garage/details/car-details-fields.tsx'
import {
  CarPhotoField,
  type PhotoWish,
  useChosenPhoto,
} from '#src/features/garage/details/car-photo-field.tsx'
import type { PhotoPlace } from '#src/features/garage/details/car-photos.ts'
import { EngineOptions } from '#src/features/garage/panel/engine-options.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { carName } from './car-name.ts'
import { type CarOutcome, carsProblem } from './cars-problem.ts'
import type { PlainModel } from './plain-picker.ts'

type CarFormField = CarField | 'photo'
export type CarSubmission = Submission<CarFormField, CarOutcome>

interface CarFormProps {
  car: Car | null
  id: string | null
  photoPlace: PhotoPlace
  photo: string | null
  currentYear: number
  onSave(car: Car, photo: PhotoWish): Promise<CarSubmission>
  onPrepare(): void
  /** The submission of this form without script, with its typed values. */
  posted: CarSubmission | undefined
  values: Record<string, string> | undefined
  /** The model and year that a new car was begun with, without script. */
  begun?: PlainModel | null
}

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
  begun = null,
}: CarFormProps) {
  const { t } = useI18n()
  const chosen = useChosenPhoto(photoPlace)
  // A new car keeps its id if it was saved and its photo was not: the next attempt must not add another.
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
  const known: { [Name in CarField]?: string | number | null } =
    car ?? (begun ? { model: begun.model, year: begun.year } : {})
  const shown = (name: CarField) => values?.[name] ?? String(known[name] ?? '')
  const text = (name: 'model' | 'variant' | 'year') => (
    <TextField
      name={name}
      label={t(`account.car.${name}`)}
      value={shown(name)}
      problem={problems[name]}
      required={name === 'model'}
      hint={name === 'variant' ? t('account.car.variantHint') : undefined}
      {...(name === 'year'
        ? { inputMode: 'numeric' as const, maxLength: 4 }
        : { maxLength: maxCarText[name] })}
    />
  )

  return (
    <PostedForm
      path={paths.accountCars()}
      encType="multipart/form-data"
      onSubmit={submit}
      onFocus={onPrepare}
    >
      <input type="hidden" name="do" value="put" />
      <input type="hidden" name="id" value={id ?? ''} />
      <Notice tone="error" role="alert">
        {count > 0 ? t('forms.summary', { count }) : carsProblem(t, outcome)}
      </Notice>
      {text('model')}
      {begun ? (
        <>
          {text('year')}
          <Notice tone="warning">{begun.note}</Notice>
          <Field label={t('garage.engine')}>
            {(control) => (
              <Select {...control} name="variant" defaultValue="">
                <option value="">{t('garage.engineUnknown')}</option>
                <EngineOptions engines={begun.engines} year={begun.year} optionValue={({ name }) => name} />
              </Select>
            )}
          </Field>
        </>
      ) : (
        <>
          {text('variant')}
          {text('year')}
        </>
      )}
      <CarDetailsFields shown={shown} problems={problems} currentYear={currentYear} />
      {/* The last field, so that the fields before it are still read if the file is too large. */}
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
    </PostedForm>
  )
}
