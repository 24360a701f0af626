import { useAtomValue, useSetAtom } from 'jotai'
import { showConsentQuestion } from '#src/effects/events/consent-question.ts'
import { measuringAtom } from '#src/effects/events/measuring.ts'
import { Link } from '#src/effects/router/link.tsx'
import { useAfterHydration } from '#src/effects/router/use-after-hydration.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { EarlyButton } from '#src/ui/controls/early-button.tsx'
import { consentOpenerAtom } from './consent-opener.atoms.ts'

/**
 * The question for consent, with two buttons of equal appearance and one for the panel. Every document that may measure
 * contains it in its flow, so that it covers nothing; only visitors who have not answered see it (`UnansweredMark`).
 */
export function ConsentBar() {
  const { t } = useI18n()
  const measuring = useAtomValue(measuringAtom)
  const setOpener = useSetAtom(consentOpenerAtom)
  useAfterHydration(() => {
    // After several presses before hydration, the one that agrees to least counts.
    const pressed = [...document.querySelectorAll('.consent-bar :popover-open')].at(-1)
    pressed?.parentElement?.click()
  })

  /** Hides the question at once, since a page that moves later than the press surprises. */
  function answer(agreed: boolean) {
    if (!measuring) return
    setOpener(null)
    showConsentQuestion(false)
    import('./answer-consent.ts').then(
      ({ answerAll }) => answerAll(agreed, measuring),
      () => showConsentQuestion(true),
    )
  }

  return (
    <section className="consent-bar" aria-label={t('consent.ask')} data-nosnippet>
      <p>
        {t('consent.ask')} <Link to={paths.info('privacy')}>{t('consent.more')}</Link>
      </p>
      <div>
        <EarlyButton popoverTargetAction="show" onClick={() => answer(true)}>
          {t('consent.all')}
        </EarlyButton>
        <EarlyButton popoverTargetAction="show" onClick={() => answer(false)}>
          {t('consent.none')}
        </EarlyButton>
        <EarlyButton
          popoverTargetAction="show"
          kind="quiet"
          onClick={({ currentTarget }) => setOpener(currentTarget)}
        >
          {t('consent.choose')}
        </EarlyButton>
      </div>
    </section>
  )
}
