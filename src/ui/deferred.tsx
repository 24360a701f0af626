import { type ReactNode, Suspense, use } from 'react'

interface DeferredProps<T> {
  /** A value that is already here is rendered at once, as part of what surrounds it. */
  value: T | Promise<T>
  /** Shown until then. */
  fallback?: ReactNode
  children: (value: T) => ReactNode
}

/** Shows a value when its promise resolves. One that may fail must resolve to a fallback: a rejection goes to the boundary. */
export function Deferred<T>({ value, fallback = null, children }: DeferredProps<T>) {
  if (!(value instanceof Promise)) return children(value)
  return (
    <Suspense fallback={fallback}>
      <Resolved value={value}>{children}</Resolved>
    </Suspense>
  )
}

interface ResolvedProps<T> {
  value: Promise<T>
  children: (value: T) => ReactNode
}

function Resolved<T>({ value, children }: ResolvedProps<T>) {
  return children(use(value))
}
