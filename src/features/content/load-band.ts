import { resultOrNull } from '#src/commerce/reply.ts'
import type { Shop } from '#src/shop.ts'

export interface BandScreen {
  title: string
  text: string
  link: { label: string; to: string } | null
}

/** Loads an editorial band; null without one or if the service fails, since screens work without it. */
export async function loadBand({ content }: Shop, position: string): Promise<BandScreen | null> {
  const band = await resultOrNull(() => content.band(position))
  return band && { title: band.title, text: band.text, link: band.link ?? null }
}
