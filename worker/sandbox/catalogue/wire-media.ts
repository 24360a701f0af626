const views = [1, 2, 3, 4]

function addresses(publicUrl: string, sku: string): string[] {
  return views.map((view) => `${publicUrl}/media/${encodeURIComponent(sku)}-${view}.svg`)
}

/** The four pictures of a product. */
export function wireMedia(publicUrl: string, sku: string) {
  return { standard: addresses(publicUrl, sku) }
}

/** The same as objects, for whoever wants to know a picture by its number. */
export function wireMediaObjects(publicUrl: string, product: number, sku: string) {
  return addresses(publicUrl, sku).map((url, place) => ({
    media: product * views.length + place,
    sources: { standard: [{ url }] },
    attributes: [],
  }))
}
