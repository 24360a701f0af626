/** Whether a picture is a drawing: sharp at any size, and nothing that photographs' services can read. */
export const isVector = (source: string) => /\.svg(\?|$)/.test(source)
