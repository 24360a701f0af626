import * as v from 'valibot'

/** What products are shown by: drawings of their measures, or photographs as a merchant has them. */
export const PictureKind = v.picklist(['drawings', 'photographs'])
export type PictureKind = v.InferOutput<typeof PictureKind>
