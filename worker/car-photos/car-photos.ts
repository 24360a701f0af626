import type { Context } from 'hono'
import * as v from 'valibot'
import { Car } from '#src/commerce/contract/selection/customer-cars.ts'
import type { CustomerProfile } from '#src/commerce/contract/selection/customer-profile.ts'
import { carsOf, changeCars, type PhotoChange } from '#src/commerce/customer/change-cars.ts'
import { profileOf, updateCustomerResult } from '#src/commerce/customer/customer-update.ts'
import { within } from '#src/commerce/deadline.ts'
import { resultOrNull } from '#src/commerce/reply.ts'
import type { CarPhotos, VisitorCart } from '#src/shop.ts'
import type { Edge } from '../context.ts'
import { sha256 } from '../digest.ts'
import { createReport } from '../error-reports/create-report.ts'
import { allCarPhotos, carPhotoDeadline, maxListedCarPhotos } from '../limits.ts'
import { createAttemptLimit } from '../rate-limit/attempt-limit.ts'
import { cleanPicture } from './clean-picture.ts'
import { dataAddress, type Picture } from './picture.ts'

export interface StoredCarPhotos extends CarPhotos {
  read(car: string): Promise<{ kind: 'found'; picture: Picture } | { kind: 'notFound' | 'failed' }>
}

/**
 * Null without a bucket. A key is made from the customer that the service returns for the token, so no request can name
 * another customer's photo. Photos are stored only for cars in the list; others can be deleted, and are with the next
 * photo.
 */
export function createCarPhotos(c: Context<Edge>, cart: VisitorCart): StoredCarPhotos | null {
  const { CAR_PHOTOS: bucket } = c.env
  if (!bucket) return null
  const report = createReport(c.var.ids.requestId, c.var.log)

  async function loadProfile() {
    return profileOf(await resultOrNull(() => cart.checkout.customer(), report))
  }

  async function findPhoto(id: string) {
    if (!cart.hasToken || !v.is(Car.entries.id, id)) return 'notFound'
    const profile = await loadProfile()
    if (profile === 'unavailable') return 'failed'
    if (profile === 'guest') return 'notFound'
    const owner = await ownerOf(profile)
    const cars = carsOf(profile) ?? []
    return {
      ...{ owner, cars, email: profile.email, key: `${owner}/${id}` },
      car: cars.find((own) => own.id === id) ?? null,
    }
  }

  async function findCar(id: string) {
    const found = await findPhoto(id)
    return typeof found === 'string' || found.car ? found : 'notFound'
  }

  async function writeVersions(change: PhotoChange): Promise<boolean> {
    const { kind } = await changeCars(change, {
      load: loadProfile,
      newsletterChoice: c.var.settings.NEWSLETTER_CHOICE,
      update: async (request) =>
        updateCustomerResult(await resultOrNull(() => cart.checkout.updateCustomer(request), report)),
    })
    return kind === 'saved'
  }

  async function attempt<T>(work: Promise<T>): Promise<{ value: T } | null> {
    const late = () => new Error('The bucket of car photos took too long.')
    try {
      return { value: await within(carPhotoDeadline, work, late) }
    } catch (error) {
      report(error)
      return null
    }
  }

  const readPicture = async (key: string): Promise<{ picture: Picture | null } | null> => {
    const read = await attempt(bucket.get(key).then((object) => object?.arrayBuffer() ?? null))
    return read && { picture: read.value && cleanPicture(new Uint8Array(read.value)) }
  }

  const list = async (owner: string): Promise<string[] | null> => {
    const listed = await attempt(bucket.list({ prefix: `${owner}/`, limit: maxListedCarPhotos }))
    return listed?.value.objects.map(({ key }) => key) ?? null
  }

  /** False if it is not certain that none is left. */
  const deleteStrays = async ({ owner, cars }: { owner: string; cars: readonly Car[] }): Promise<boolean> => {
    const keys = await list(owner)
    if (!keys) return false
    const straysBeside = (own: readonly Car[]) =>
      keys.filter((key) => !own.some(({ id }) => key === `${owner}/${id}`))
    if (straysBeside(cars).length === 0) return true
    // Read again after the photos were listed: a car that was added meanwhile may have one.
    const profile = await loadProfile()
    const current = typeof profile === 'string' ? null : carsOf(profile)
    if (!current) return false
    const strays = straysBeside(current)
    return strays.length === 0 || (await attempt(bucket.delete(strays))) !== null
  }

  return {
    accepts: (file) => cleanPicture(file) !== null,
    async read(id) {
      const found = await findCar(id)
      if (typeof found === 'string') return { kind: found }
      const read = await readPicture(found.key)
      if (!read) return { kind: 'failed' }
      return read.picture ? { kind: 'found', picture: read.picture } : { kind: 'notFound' }
    },
    async save(id, file) {
      const found = await findCar(id)
      if (typeof found === 'string') return { kind: found }
      if (!(await createAttemptLimit(c).allows('car-photo', found.email))) return { kind: 'limited' }
      const picture = cleanPicture(file)
      if (!picture) return { kind: 'notPicture' }
      if (!(await deleteStrays(found))) return { kind: 'failed' }
      const photo = (await sha256(picture.bytes)).slice(0, 8)
      if (!(await attempt(bucket.put(found.key, picture.bytes)))) return { kind: 'failed' }
      return (await writeVersions({ do: 'photo', id, photo })) ? { kind: 'saved', photo } : { kind: 'failed' }
    },
    async remove(id) {
      const found = await findPhoto(id)
      if (typeof found === 'string') return found
      if (!(await attempt(bucket.delete([found.key])))) return 'failed'
      if (!found.car || found.car.photo === '') return 'none'
      return (await writeVersions({ do: 'photo', id, photo: '' })) ? 'removed' : 'failed'
    },
    async readAll() {
      const profile = await loadProfile()
      if (typeof profile === 'string') return null
      const keys = await list(await ownerOf(profile))
      if (!keys) return null
      const photos: { car: string; photo: string }[] = []
      for (const key of keys.slice(0, allCarPhotos.read)) {
        const read = await readPicture(key)
        if (!read) return null
        if (read.picture)
          photos.push({ car: key.slice(key.indexOf('/') + 1), photo: dataAddress(read.picture) })
      }
      return photos
    },
    async removeAll() {
      const profile = await loadProfile()
      if (typeof profile === 'string') return false
      const owner = await ownerOf(profile)
      for (let round = 0; round < allCarPhotos.deletions; round += 1) {
        const keys = await list(owner)
        if (!keys) return false
        if (keys.length === 0) {
          const hasPhotos = carsOf(profile)?.some(({ photo }) => photo !== '')
          return !hasPhotos || (await writeVersions({ do: 'noPhotos' }))
        }
        if (!(await attempt(bucket.delete(keys)))) return false
      }
      return false
    },
  }
}

/** A folder without the customer's identity: by the service's id, as the e-mail address may change, if it sends one. */
function ownerOf({ customer, email }: Pick<CustomerProfile, 'customer' | 'email'>): Promise<string> {
  return sha256(customer === '' ? `email ${email.trim().toLowerCase()}` : `customer ${customer}`)
}
