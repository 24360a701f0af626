import { hash } from './geometry.ts'

/** A hash of a picture's content, part of its URL so that a changed picture has a new one. */
export const editionOf = (picture: string) => hash(picture).toString(36)
