import { createContext } from 'react'

/** False in a shop whose goods are not for cars, which asks nobody for a car and has no pages of cars. */
export const ForCarsContext = createContext(true)
