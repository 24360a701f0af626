import { useAtom, useAtomValue } from 'jotai'
import { whenIdle } from '#src/effects/browser/when-idle.ts'
import { measuringAtom } from '#src/effects/events/measuring.ts'
import { useAfterHydration } from '#src/effects/router/use-after-hydration.ts'
import { useLazyWhen } from '#src/ui/loading/use-lazy-when.ts'
import { consentOpenAtom } from './consent-open.atoms.ts'

interface ConsentHostProps {
  asking?: boolean
}

export function ConsentHost({ asking = true }: ConsentHostProps) {
  const measuring = useAtomValue(measuringAtom)
  const [open, setOpen] = useAtom(consentOpenAtom)
  useAfterHydration(() => {
    if (asking && measuring?.asks()) void whenIdle().then(() => setOpen(true))
  })
  const Panel = useLazyWhen(
    open !== false,
    async () => {
      const { ConsentPanel } = await import('./consent-panel.tsx')
      return ConsentPanel
    },
    () => setOpen(false),
  )
  return open && measuring && Panel ? (
    <Panel measuring={measuring} opener={open} close={() => setOpen(false)} />
  ) : null
}
