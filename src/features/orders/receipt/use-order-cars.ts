import { useEffect, useState } from 'react'
import { browserStore } from '#src/effects/browser/storage.ts'
import { orderCars } from '#src/features/garage/item-cars.ts'

/** The cars that items of an order were bought for, by item, as far as this browser knows; empty in the first render. */
export function useOrderCars(number: string): ReadonlyMap<string, string> {
  const [cars, setCars] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => setCars(orderCars(browserStore('localStorage'), number)), [number])
  return cars
}
