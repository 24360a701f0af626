import * as v from 'valibot'

const Swatch = v.object({
  hex: v.pipe(v.string(), v.trim(), v.regex(/^#?(?:[\da-f]{3}|[\da-f]{6})$/i)),
})

/** The colour of a swatch, `{ hex: "ff0000" }`, as `#ff0000`; null without a readable one. */
export function colourOf(swatch: unknown): string | null {
  const parsed = v.safeParse(Swatch, swatch)
  return parsed.success ? `#${parsed.output.hex.replace('#', '').toLowerCase()}` : null
}
