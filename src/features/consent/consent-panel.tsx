import type { FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { purposes } from '#src/consent.ts'
import { currentConsent } from '#src/effects/events/current-consent.ts'
import type { Measuring } from '#src/effects/events/measuring.ts'
import { Link } from '#src/effects/router/link.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { StyleSheet } from '#src/ui/loading/style-sheet.tsx'
import sheet from './consent.css?url'

interface ConsentPanelProps {
  measuring: Measuring
  opener: HTMLElement
  close: () => void
}

/**
 * Asks for consent to each purpose next to the page, which stays usable, with three buttons of equal appearance. Focus
 * moves to the choices, and back to the opener afterwards, or to the screen's heading if the opener is hidden with the
 * question.
 */
export function ConsentPanel({ measuring, opener, close }: ConsentPanelProps) {
  const { t } = useI18n()
  const before = currentConsent()

  /** Closes the panel once the code that stores the answer is loaded; if that fails, the panel stays open. */
  function answer(give: (answers: typeof import('./answer-consent.ts')) => void) {
    const answered = (answers: typeof import('./answer-consent.ts')) => {
      // The question, which has the opener, is hidden for as long as the panel is there.
      flushSync(close)
      opener.focus()
      give(answers)
    }
    import('./answer-consent.ts').then(answered, () => {})
  }

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const choices = { statistics: form.has('statistics'), marketing: form.has('marketing') }
    answer(({ answerConsent }) => answerConsent(choices, 'chosen', measuring))
  }

  return (
    <section className="consent-panel" aria-label={t('consent.title')}>
      <StyleSheet href={sheet} />
      <form onSubmit={save}>
        <h2>{t('consent.title')}</h2>
        <p role="status">{t('consent.question')}</p>
        <fieldset>
          {purposes.map((purpose, index) => (
            // Not the component, which would load further code.
            <div key={purpose} className="checkbox">
              <label>
                <input
                  type="checkbox"
                  name={purpose}
                  defaultChecked={before?.[purpose]}
                  // biome-ignore lint/a11y/noAutofocus: the visitor has opened the panel to choose
                  autoFocus={index === 0}
                />
                <span>{t(`consent.${purpose}`)}</span>
              </label>
            </div>
          ))}
        </fieldset>
        <p>
          <Link to={paths.info('privacy')}>{t('consent.more')}</Link>
        </p>
        <div className="buttons">
          <Button onClick={() => answer(({ answerAll }) => answerAll(true, measuring))}>
            {t('consent.all')}
          </Button>
          <Button onClick={() => answer(({ answerAll }) => answerAll(false, measuring))}>
            {t('consent.none')}
          </Button>
          <Button type="submit">{t('consent.save')}</Button>
        </div>
      </form>
    </section>
  )
}
