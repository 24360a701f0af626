/** A drawing that stands for a state: there is nothing here, or it cannot be reached. The words beside it say so. */
export function Illustration({
  name,
}: {
  name: 'unavailable' | 'empty-cart' | 'empty-wishlist' | 'no-parts' | 'not-found'
}) {
  return <img src={`/drawings/${name}.svg`} alt="" width={240} height={160} />
}
