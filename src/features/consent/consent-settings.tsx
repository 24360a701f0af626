import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { whenIdle } from '#src/effects/browser/when-idle.ts'
import { currentConsent, measuringAtom } from '#src/effects/events/measuring.ts'
import { useAfterHydration } from '#src/effects/router/use-after-hydration.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { ConsentButton } from './consent-button.tsx'
import { ConsentHost } from './consent-host.tsx'

/** Lets a visitor change an answer on a screen that measures without the footer of the shop, and that does not ask. */
export function ConsentSettings() {
  const i18n = useI18n()
  const measuring = useAtomValue(measuringAtom)
  const [loaded, setLoaded] = useState(false)
  useAfterHydration(() => {
    if (!measuring || !currentConsent()) return
    void whenIdle()
      .then(() => i18n.loadConsent())
      .then(
        () => setLoaded(true),
        () => {},
      )
  })
  if (!loaded) return null
  return (
    <div className="consent-settings">
      <ConsentButton label={i18n.t('consent.settings')} />
      <ConsentHost asking={false} />
    </div>
  )
}
