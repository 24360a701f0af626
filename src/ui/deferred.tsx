import { type ReactNode, Suspense, use } from 'react'

interface DeferredProps<T> {
  value: Promise<T>
  /** Shown until then. */
  fallback?: ReactNode
  children: (value: T) => ReactNode
}

/** Shows a value when its promise resolves. One that may fail must resolve to a fallback: a rejection goes to the boundary. */
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
