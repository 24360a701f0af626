import { type ReactNode, Suspense, use } from 'react'

interface DeferredProps<T> {
  value: T | Promise<T>
  fallback?: ReactNode
  children: (value: T) => ReactNode
}

/**
 * Renders a value when its promise resolves. A promise that may fail must resolve to a fallback: a rejection reaches
 * the error boundary.
 */
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
