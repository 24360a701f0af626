import { createContext } from 'react'

export const NonceContext = createContext<string | undefined>(undefined)
