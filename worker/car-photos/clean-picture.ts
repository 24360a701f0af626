import { maxCarPhotoSide } from '#src/config.ts'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanWebp } from './clean-webp.ts'
import type { Picture } from './picture.ts'

/**
 * Rewrites a JPEG or WebP file with only the data of its pixels: no EXIF, XMP, colour profile, thumbnail or comment,
 * and nothing after its end. Null for other files, and if it is animated, damaged in its structure, or larger than
 * `maxCarPhotoSide` on a side. The orientation is metadata too: browsers apply it when they scale.
 */
export function cleanPicture(file: Uint8Array): Picture | null {
  const picture = cleanJpeg(file) ?? cleanWebp(file)
  if (!picture) return null
  const sides = [picture.width, picture.height]
  return sides.every((side) => side > 0 && side <= maxCarPhotoSide) ? picture : null
}
