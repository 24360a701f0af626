import * as v from 'valibot'

/** The kind of pictures of products: drawings of their measures, or photographs as a merchant has them. */
export const PictureKind = v.picklist(['drawings', 'photographs'])
export type PictureKind = v.InferOutput<typeof PictureKind>
