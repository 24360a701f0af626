import { useEffect, useEffectEvent } from 'react'

export function useAfterHydration(run: () => void, dependencies: readonly (string | number)[] = []): void {
  const runNow = useEffectEvent(run)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller says when it is due
  useEffect(() => runNow(), dependencies)
}
