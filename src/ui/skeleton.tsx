interface SkeletonProps {
  shape?: 'text' | 'heading' | 'control' | 'picture' | 'card' | 'row'
  /** How many of them, one below the other. */
  count?: number
}

/** Holds the room of what is still coming. Silent: whoever shows it says once that something loads. */
export function Skeleton({ shape = 'text', count = 1 }: SkeletonProps) {
  return (
    <>
      <span className="skeleton" data-shape={shape} aria-hidden="true" />
      {count > 1 ? <Skeleton shape={shape} count={count - 1} /> : null}
    </>
  )
}
