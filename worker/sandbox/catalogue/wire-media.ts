const views = [1, 2, 3, 4]

/** The four pictures of a product, as plain addresses and as objects. */
export function wireMedia(publicUrl: string, product: number, sku: string) {
  const addresses = views.map((view) => `${publicUrl}/media/${encodeURIComponent(sku)}-${view}.svg`)
  return {
    media: { standard: addresses },
    mediaObjects: addresses.map((url, place) => ({
      media: product * views.length + place,
      sources: { standard: [{ url }] },
      attributes: [],
    })),
  }
}
