/** Shares of the longest side tried one after the other, and qualities at each of them. */
const shares = [1, 0.75, 0.56, 0.4, 0.3]
const qualities = [0.85, 0.7, 0.55]

/** Redraws a picture as an upright JPEG without metadata, within bytes and pixels; null if it is unreadable. */
export async function scalePicture(
  file: Blob,
  { maxBytes, maxSide }: { maxBytes: number; maxSide: number },
): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!bitmap) return null
  try {
    for (const share of shares) {
      const canvas = draw(bitmap, Math.round(maxSide * share))
      for (const quality of qualities) {
        const jpeg = await new Promise<Blob | null>((resolve) =>
          canvas.toBlob(resolve, 'image/jpeg', quality),
        )
        if (jpeg?.type === 'image/jpeg' && jpeg.size <= maxBytes) return jpeg
      }
    }
    return null
  } finally {
    bitmap.close()
  }
}

function draw(bitmap: ImageBitmap, maxSide: number): HTMLCanvasElement {
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (context) {
    context.imageSmoothingQuality = 'high'
    // A JPEG has no transparency, which would turn black.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  }
  return canvas
}

export function dataAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
