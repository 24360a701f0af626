import { type CarPorts, changeCars } from '#src/commerce/customer/change-cars.ts'
import type { PhotoProblem } from '#src/features/garage/details/car-photos.ts'
import type { PostedFileForm } from '#src/forms/parse-posted-form.ts'
import type { CarPhotos } from '#src/shop.ts'
import type { PostedCar } from './garage-page.tsx'
import { parseCarChange, typedCar } from './posted-car.ts'

interface CarsActionPorts extends CarPorts {
  currentYear: number
  /** Null if photos are stored on the device, which needs scripts. */
  photos: CarPhotos | null
}

const statuses = {
  saved: 200,
  full: 409,
  unreadable: 409,
  loggedOut: 403,
  limited: 429,
  failed: 503,
  photoFailed: 503,
}

export async function carsAction(
  { form, file }: PostedFileForm,
  { currentYear, photos, ...ports }: CarsActionPorts,
): Promise<{ posted: PostedCar; status: number } | null> {
  const parsed = parseCarChange(form, currentYear)
  if (!parsed) return null
  const { change, problems } = parsed
  const posted = { do: parsed.do, id: parsed.id, values: typedCar(form), removed: null }
  const photo = photos ? file : null
  const fileProblem = photo && photos ? problemOfFile(photo, photos) : null
  if (!change || fileProblem) {
    const all = { ...problems, ...(fileProblem ? { photo: fileProblem } : {}) }
    return { posted: { ...posted, submission: { problems: all, outcome: null } }, status: 422 }
  }

  // The photo is deleted first: without its car it could not be found again.
  const deleted = change.do === 'remove' ? await photos?.remove(change.id) : undefined
  const result = deleted === 'failed' ? ({ kind: 'photoFailed' } as const) : await changeCars(change, ports)
  const submission = { problems: {}, outcome: result.kind }
  const status = statuses[result.kind]
  if (result.kind !== 'saved') return { posted: { ...posted, submission }, status }
  if (change.do === 'remove') {
    const removed = result.removed && { car: result.removed, isPhotoLost: deleted === 'removed' }
    return { posted: { ...posted, values: {}, submission, removed }, status }
  }
  const problem = await keepPhoto(change.car.id, photo, form.get('removePhoto') === '1', photos)
  const saved = { ...posted, id: problem ? change.car.id : posted.id, values: {} }
  return problem
    ? {
        posted: { ...saved, submission: { problems: { photo: problem }, outcome: null } },
        status: problem === 'photoLimited' ? 429 : 503,
      }
    : { posted: { ...saved, submission }, status }
}

function problemOfFile(file: Uint8Array | 'tooLarge', photos: CarPhotos): PhotoProblem | null {
  if (file === 'tooLarge') return 'photoSize'
  return photos.accepts(file) ? null : 'photoType'
}

async function keepPhoto(
  car: string,
  file: Uint8Array | 'tooLarge' | null,
  isDeleted: boolean,
  photos: CarPhotos | null,
): Promise<PhotoProblem | null> {
  if (file && file !== 'tooLarge') {
    const saved = await photos?.save(car, file)
    if (saved?.kind === 'limited') return 'photoLimited'
    return saved?.kind === 'saved' ? null : 'photoFailed'
  }
  return isDeleted && (await photos?.remove(car)) === 'failed' ? 'photoFailed' : null
}
