/** Public pages of carriers that follow a parcel, up to its number, by the first word of the carrier's name. */
const pages = new Map([
  ['postnord', 'https://tracking.postnord.com/tracking?id='],
  ['dhl', 'https://www.dhl.com/global-en/home/tracking.html?tracking-id='],
  ['bring', 'https://tracking.bring.com/tracking/'],
  ['gls', 'https://gls-group.eu/track/'],
  ['ups', 'https://www.ups.com/track?tracknum='],
  ['fedex', 'https://www.fedex.com/fedextrack/?trknbr='],
])

/**
 * The carrier's own page about a parcel, for services that give a parcel no tracking address. Null for carriers whose
 * page is not known: their parcels are followed by the number alone.
 */
export function carrierPage(carrier: string, trackingId: string): string | null {
  const [name = ''] = carrier.trim().toLowerCase().split(/\s+/)
  const page = pages.get(name)
  return page ? page + encodeURIComponent(trackingId) : null
}
