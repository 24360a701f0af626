/** True if a picture is an SVG: sharp at any size, and unreadable to services that need raster images. */
export const isSvg = (source: string) => /\.svg(\?|$)/.test(source)
