import { type ReactNode, Suspense, use } from 'react'

interface DeferredProps<T> {
  value: Promise<T>
  /** Holds the room until it is there. */
  fallback?: ReactNode
  children: (value: T) => ReactNode
}

/** Shows what is still on its way when it arrives. What may fail has said what it falls back to before. */
export function Deferred<T>({ value, fallback = null, children }: DeferredProps<T>) {
  return (
    <Suspense fallback={fallback}>
      <Resolved value={value}>{children}</Resolved>
    </Suspense>
  )
}

function Resolved<T>({ value, children }: Pick<DeferredProps<T>, 'value' | 'children'>) {
  return children(use(value))
}
