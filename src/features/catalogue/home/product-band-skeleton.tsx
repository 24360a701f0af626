import { Skeleton } from '#src/ui/loading/skeleton.tsx'

interface ProductBandSkeletonProps {
  title: string
  count?: number
}

export function ProductBandSkeleton({ title, count = 5 }: ProductBandSkeletonProps) {
  return (
    <section className="product-band" aria-label={title} aria-busy="true">
      <h2>{title}</h2>
      <div className="placeholders">
        <Skeleton shape="card" count={count} />
      </div>
    </section>
  )
}
