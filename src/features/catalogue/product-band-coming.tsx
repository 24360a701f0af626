import { Skeleton } from '#src/ui/skeleton.tsx'

/** Holds the room of a band that is still on its way. */
export function ProductBandComing({ title }: { title: string }) {
  return (
    <section className="product-band" aria-label={title} aria-busy="true">
      <h2>{title}</h2>
      <div className="coming">
        <Skeleton shape="card" count={5} />
      </div>
    </section>
  )
}
