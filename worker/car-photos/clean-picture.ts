import { maxCarPhotoSide } from '#src/config.ts'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanWebp } from './clean-webp.ts'
import type { Picture } from './picture.ts'

/**
 * Rewrites a JPEG or WebP file with only the data of its pixels, without metadata such as the orientation, which
 * browsers apply when they scale. Null for other, animated, damaged or larger files (`maxCarPhotoSide`).
 */
export function cleanPicture(file: Uint8Array): Picture | null {
  const picture = cleanJpeg(file) ?? cleanWebp(file)
  if (!picture) return null
  const sides = [picture.width, picture.height]
  return sides.every((side) => side > 0 && side <= maxCarPhotoSide) ? picture : null
}
