import { Skeleton } from '#src/ui/loading/skeleton.tsx'

export function ProductBandSkeleton({ title }: { title: string }) {
  return (
    <section className="product-band" aria-label={title} aria-busy="true">
      <h2>{title}</h2>
      <div className="placeholders">
        <Skeleton shape="card" count={5} />
      </div>
    </section>
  )
}
