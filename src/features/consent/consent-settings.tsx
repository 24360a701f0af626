import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { whenIdle } from '#src/effects/browser/when-idle.ts'
import { currentConsent } from '#src/effects/events/current-consent.ts'
import { measuringAtom } from '#src/effects/events/measuring.ts'
import { useAfterHydration } from '#src/effects/router/use-after-hydration.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { ConsentButton } from './consent-button.tsx'
import { ConsentHost } from './consent-host.tsx'

export function ConsentSettings() {
  const { t } = useI18n()
  const measuring = useAtomValue(measuringAtom)
  const [shown, setShown] = useState(false)
  useAfterHydration(() => {
    if (measuring && currentConsent()) void whenIdle().then(() => setShown(true))
  })
  if (!shown) return null
  return (
    <div className="consent-settings">
      <ConsentButton label={t('consent.settings')} />
      <ConsentHost />
    </div>
  )
}
