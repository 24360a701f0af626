import { expect, test } from 'vitest'
import { devicePhotosKey } from '#src/config.ts'
import { changeDetails, detailsOf } from '#src/features/garage/details/car-details.ts'
import { parseDevicePhotos } from '#src/features/garage/details/car-photos.ts'
import { forgetAccount } from '#src/features/garage/forget-account.ts'
import { changeGarage, chosenCar, withCar, withSaved } from '#src/features/garage/garage.ts'
import { createTestStore } from '#tests/support/worlds/test-device.ts'

const carOf = (id: string, year: number) =>
  chosenCar({
    id,
    model: 'Volvo 240',
    engines: [{ key: 'volvo-240-b21a', name: 'B21A' }],
    engine: null,
    year,
  })

test('the photo of a car that changed after it was given to the account stays at log-out', () => {
  const store = createTestStore()
  const changed = carOf('00000001', 1979)
  changeGarage(store, withCar(changed))
  changeGarage(store, withCar(carOf('00000002', 1980)))
  changeGarage(store, withSaved(['00000001', '00000002']))
  const photo = 'data:image/jpeg;base64,AAAA'
  store.write(devicePhotosKey, JSON.stringify({ '00000001': photo, '00000002': photo }))
  changeGarage(store, changeDetails(changed.id, detailsOf(changed), 2026))
  forgetAccount(store)
  expect(Object.keys(parseDevicePhotos(store.read(devicePhotosKey)))).toEqual(['00000001'])
})
