interface SkeletonProps {
  shape?: 'text' | 'heading' | 'control' | 'picture' | 'card' | 'row'
  /** How many of them, one below the other. */
  count?: number
}

/** A placeholder of the size of what is loading. Hidden from assistive technology: whoever shows it announces the wait. */
export function Skeleton({ shape = 'text', count = 1 }: SkeletonProps) {
  return (
    <>
      <span className="skeleton" data-shape={shape} aria-hidden="true" />
      {count > 1 ? <Skeleton shape={shape} count={count - 1} /> : null}
    </>
  )
}
