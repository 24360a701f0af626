export interface Picture {
  type: 'image/jpeg' | 'image/webp'
  width: number
  height: number
  bytes: Uint8Array<ArrayBuffer>
}

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}

export function dataAddress({ type, bytes }: Picture): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return `data:${type};base64,${btoa(text)}`
}
