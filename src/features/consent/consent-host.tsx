import { useAtom, useAtomValue } from 'jotai'
import { measuringAtom } from '#src/effects/events/measuring.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { useLazyWhen } from '#src/ui/loading/use-lazy-when.ts'
import { consentOpenerAtom } from './consent-opener.atoms.ts'

/** Loads and shows the consent panel when a button has opened it. */
export function ConsentHost() {
  const i18n = useI18n()
  const measuring = useAtomValue(measuringAtom)
  const [opener, setOpener] = useAtom(consentOpenerAtom)
  const close = () => setOpener(null)
  const Panel = useLazyWhen(
    opener !== null,
    async () => {
      const [{ ConsentPanel }] = await Promise.all([import('./consent-panel.tsx'), i18n.load('later')])
      return ConsentPanel
    },
    close,
  )
  return opener && measuring && Panel ? <Panel measuring={measuring} opener={opener} close={close} /> : null
}
