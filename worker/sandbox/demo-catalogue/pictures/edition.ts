import { hash } from './geometry.ts'
import type { PictureSubject, View } from './subject.ts'

/**
 * Identifies the drawing code: a hash of pictures of all shapes. A test computes it and fails with the new value when it
 * must be updated.
 */
export const drawings = '52c814460e3c'

/**
 * Identifies the content of a picture without drawing it. It is part of the picture's URL, so that a changed picture has
 * a new one.
 */
export const editionOf = (part: PictureSubject, view: View) =>
  hash(JSON.stringify([drawings, part, view])).toString(36)
