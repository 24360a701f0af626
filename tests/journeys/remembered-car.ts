import type { Page } from 'playwright/test'
import { garageKey } from '#src/config.ts'
import {
  chosenCar,
  emptyGarage,
  type GarageCar,
  serializeGarage,
  withCar,
} from '#src/features/garage/garage.ts'

/** A Volvo 240 of 1979 with the engine B21A, whose brakes are not known. */
export const volvo240: GarageCar = chosenCar({
  id: '00000001',
  model: 'Volvo 240',
  engines: [{ key: 'volvo-240-b21a', name: 'B21A' }],
  engine: null,
  year: 1979,
})

/** Lets the browser remember only this car, anew in each document that is opened from now on. */
export async function rememberCar(page: Page, car: GarageCar): Promise<void> {
  await page.addInitScript(({ key, text }) => localStorage.setItem(key, text), {
    key: garageKey,
    text: serializeGarage(withCar(car)(emptyGarage)) ?? '',
  })
}
