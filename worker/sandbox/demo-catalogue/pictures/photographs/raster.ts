/** Pixels from left to right and top to bottom, three bytes each: red, green, blue. */
export interface Raster {
  width: number
  height: number
  pixels: Uint8Array
}
