export function Illustration({
  name,
}: {
  name: 'unavailable' | 'empty-cart' | 'empty-wishlist' | 'no-parts' | 'not-found'
}) {
  return <img src={`/drawings/${name}.svg`} alt="" width={240} height={160} />
}
