import { type ReactNode, Suspense, use } from 'react'

interface ComingProps<T> {
  value: Promise<T>
  /** Holds the room until it is there. */
  meanwhile?: ReactNode
  children: (value: T) => ReactNode
}

/** Shows what is still on its way when it arrives. What may fail has said what it falls back to before. */
export function Coming<T>({ value, meanwhile = null, children }: ComingProps<T>) {
  return (
    <Suspense fallback={meanwhile}>
      <Arrived value={value}>{children}</Arrived>
    </Suspense>
  )
}

function Arrived<T>({ value, children }: Pick<ComingProps<T>, 'value' | 'children'>) {
  return children(use(value))
}
