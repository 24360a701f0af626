import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { devicePhotosKey } from '#src/config.ts'
import { browserStore } from '#src/effects/browser/storage.ts'
import { useSubmission } from '#src/features/form/use-submission.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { type CarField, parseCar } from '../car.ts'
import { carLabel } from '../car-label.ts'
import { changeGarageAtom } from '../change-garage.atoms.ts'
import { type CarDetails, changeDetails, detailsOf } from '../details/car-details.ts'
import { CarDetailsFields } from '../details/car-details-fields.tsx'
import { CarPhotoField, type PhotoWish, useChosenPhoto } from '../details/car-photo-field.tsx'
import { devicePhotos, parseDevicePhotos } from '../details/car-photos.ts'
import { chosenCar, type GarageCar, withCorrection } from '../garage.ts'
import type { VehicleTree } from '../vehicles/vehicle-tree.ts'
import { type CarChoice, CarFields, chosenModel } from './car-fields.tsx'

interface CarEditorProps {
  car: GarageCar
  vehicles: VehicleTree
  onSaved(): void
}

export function CarEditor({ car, vehicles, onSaved }: CarEditorProps) {
  const { t } = useI18n()
  const change = useSetAtom(changeGarageAtom)
  const chosen = useChosenPhoto('device')
  const [photo] = useState(
    () => parseDevicePhotos(browserStore('localStorage').read(devicePhotosKey))[car.id] ?? null,
  )
  const currentYear = new Date().getFullYear()
  const details = detailsOf(car)
  const lastYear = currentYear + 1
  const [choice, setChoice] = useState(() => choiceOf(car, vehicles))
  // Without a list of cars, or a car that is not in it, model, year and engine stay as they are.
  const { make, model, year } = chosenModel(vehicles, choice, lastYear)
  const { problems, busy, submit } = useSubmission<
    CarField | 'photo',
    { details: CarDetails; wish: PhotoWish },
    'saved'
  >({
    async parse(form) {
      const parsed = parseCar(form, { id: car.id, currentYear })
      const read = await chosen.read(form)
      if ('problems' in parsed || 'problem' in read)
        return {
          problems: {
            ...('problems' in parsed ? parsed.problems : {}),
            ...('problem' in read ? { photo: read.problem } : {}),
          },
        }
      const { id: _i, model: _m, variant: _v, year: _y, photo: _p, ...entered } = parsed.values
      return { values: { details: entered, wish: read.wish } }
    },
    async send({ details: entered, wish }) {
      const photos = devicePhotos()
      const kept =
        wish === null ? null : await (wish === 'remove' ? photos.remove(car.id) : photos.save(car.id, wish))
      if (typeof kept === 'string') return { problems: { photo: kept }, outcome: null }
      change(changeDetails(car.id, entered, currentYear))
      if (make && model && year !== null) {
        const { engine } = choice
        const corrected = chosenCar({
          id: car.id,
          ...{ model: model.name, engines: model.engines, engine: engine || null, year },
        })
        change(withCorrection(car.id, corrected))
      }
      onSaved()
      return { problems: {}, outcome: 'saved' }
    },
    posted: undefined,
  })
  const count = Object.keys(problems).length

  return (
    <form
      className="choices"
      aria-label={t('garage.change', { car: carLabel(car) })}
      onSubmit={submit}
      noValidate
    >
      <p className="hint">{t('garage.detailsHint')}</p>
      <Notice tone="error" role="alert">
        {count > 0 ? t('forms.summary', { count }) : null}
      </Notice>
      <input type="hidden" name="model" value={car.name} />
      {vehicles.length > 0 ? (
        <CarFields
          {...{ vehicles, choice, lastYear }}
          problem={problems.year !== undefined}
          onChange={setChoice}
        />
      ) : null}
      {model ? null : <input type="hidden" name="year" value={car.year} />}
      <CarDetailsFields shown={(name) => details[name]} problems={problems} currentYear={currentYear} />
      <CarPhotoField
        place="device"
        car={carLabel(car)}
        photo={photo}
        chosen={chosen.choice}
        problem={problems.photo}
        deviceHint={t('garage.photoHint')}
        onChoose={chosen.choose}
      />
      <Button type="submit" kind="primary" busy={busy}>
        {t('garage.saveDetails')}
      </Button>
    </form>
  )
}

/** The choice that a stored car was made by; empty if it is not in the list. */
function choiceOf({ name, year, facts }: GarageCar, vehicles: VehicleTree): CarChoice {
  const keys = facts.engine?.is ?? []
  for (const make of vehicles)
    for (const model of make.models) {
      const engines = model.engines.filter(({ key }) => keys.includes(key))
      const [only, ...others] = engines
      if (only)
        return {
          ...{ make: make.name, model: model.name, year: String(year) },
          engine: others.length === 0 && name !== model.name ? only.key : '',
        }
    }
  return { make: '', model: '', engine: '', year: String(year) }
}
