interface SkeletonProps {
  shape?: 'text' | 'heading' | 'control' | 'picture' | 'card' | 'row'
  count?: number
}

/**
 * A placeholder of the size of the loading content. Hidden from assistive technology: the caller announces the wait.
 */
export function Skeleton({ shape = 'text', count = 1 }: SkeletonProps) {
  return (
    <>
      <span className="skeleton" data-shape={shape} aria-hidden="true" />
      {count > 1 ? <Skeleton shape={shape} count={count - 1} /> : null}
    </>
  )
}
