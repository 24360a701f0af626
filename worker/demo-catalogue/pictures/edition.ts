import { hash } from './geometry.ts'

/** Names what a picture shows: it goes into the address, so that a redrawn picture has another one. */
export const editionOf = (picture: string) => hash(picture).toString(36)
