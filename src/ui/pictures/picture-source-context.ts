import { createContext } from 'react'
import { createPictureSource } from '#src/picture-source.ts'

/** Finds the files of pictures; without a scaler unless the document provides one. */
export const PictureSourceContext = createContext(createPictureSource(null))
