import { useRef, useState } from 'react'
import { maxCarPhotoBytes, maxCarPhotoSide } from '#src/config.ts'
import { type FieldProblem, problemText } from '#src/features/form/problem-text.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { FileInput } from '#src/ui/controls/file-input.tsx'
import { useHydrated } from '#src/ui/loading/use-hydrated.ts'
import type { ChosenPhoto, PhotoPlace, PhotoProblem } from './car-photos.ts'

/** A form's change to the photo of its car: a new one, its removal, or null for no change. */
export type PhotoWish = Blob | 'remove' | null

type Choice = ChosenPhoto | PhotoProblem | null

/** The file chosen in a car's form, reduced as soon as it is chosen. */
export function useChosenPhoto(place: PhotoPlace) {
  const [choice, setChoice] = useState<Choice>(null)
  const latest = useRef<Promise<Choice>>(Promise.resolve(null))

  function choose(file: File | null): Promise<Choice> {
    const work = file ? prepare(file, place) : Promise.resolve(null)
    latest.current = work
    void work.then((chosen) => {
      if (latest.current === work) setChoice(chosen)
    })
    return work
  }

  return {
    choice,
    choose,
    /** A file is prepared now if it was chosen before scripts ran, or could not be. */
    async read(form: FormData): Promise<{ wish: PhotoWish } | { problem: PhotoProblem }> {
      const file = form.get('photo')
      const known = await latest.current
      const isUnprepared = known === null || known === 'photoFailed'
      const chosen = isUnprepared && file instanceof File && file.size > 0 ? await choose(file) : known
      if (typeof chosen === 'string') return { problem: chosen }
      return { wish: chosen ? chosen.photo : form.has('removePhoto') ? 'remove' : null }
    },
  }
}

async function prepare(file: File, place: PhotoPlace): Promise<Choice> {
  try {
    const { preparePhoto } = await import('./car-photos.ts')
    return await preparePhoto(file, place)
  } catch {
    return 'photoFailed'
  }
}

interface CarPhotoFieldProps {
  place: PhotoPlace
  car: string
  photo: string | null
  chosen: Choice
  problem: FieldProblem | undefined
  deviceHint?: string
  onChoose(file: File | null): void
}

export function CarPhotoField({
  place,
  car,
  photo,
  chosen,
  problem,
  deviceHint,
  onChoose,
}: CarPhotoFieldProps) {
  const { t } = useI18n()
  const hydrated = useHydrated()
  // Only scripts can store a photo on the device.
  if (place === 'device' && !hydrated) return null
  const limits = { kilobytes: maxCarPhotoBytes / 1_000, pixels: maxCarPhotoSide }
  const hint = hydrated ? t('account.car.photoHint') : t('account.car.photoFileHint', limits)
  const isReady = typeof chosen === 'object' && chosen !== null
  return (
    <>
      <Field
        label={t('account.car.photo')}
        optional={t('forms.optional')}
        hint={place === 'device' ? (deviceHint ?? t('account.car.photoOnDevice')) : hint}
        message={problemText(t, typeof chosen === 'string' ? chosen : problem)}
      >
        {(control) => (
          <FileInput
            {...control}
            name="photo"
            accept={hydrated ? 'image/*' : 'image/jpeg,image/webp'}
            onChange={({ currentTarget }) => onChoose(currentTarget.files?.[0] ?? null)}
          />
        )}
      </Field>
      {isReady ? (
        <img className="car-photo" src={chosen.address} alt={t('account.car.photoChosen')} />
      ) : photo ? (
        <>
          <img className="car-photo" src={photo} alt={t('account.car.photoOf', { car })} loading="lazy" />
          <Checkbox name="removePhoto" value="1" label={t('account.car.removePhoto')} />
        </>
      ) : null}
    </>
  )
}
