import { type FormEvent, useState } from 'react'
import { type Choices, purposes } from '#src/consent.ts'
import { currentConsent, type Measuring } from '#src/effects/events/measuring.ts'
import { PageLink } from '#src/effects/router/page-link.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { paths } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { StyleSheet } from '#src/ui/style-sheet.tsx'
import sheet from './consent.css?url'

interface ConsentPanelProps {
  measuring: Measuring
  close: () => void
}

/**
 * Asks whether the visit may be measured: beside the page, which stays usable, and with three buttons that look the same.
 * Focus stays where it is.
 */
export function ConsentPanel({ measuring, close }: ConsentPanelProps) {
  const { t } = useI18n()
  const [choosing, setChoosing] = useState(false)
  const before = currentConsent()

  /** Closes the panel once the code that stores the answer is loaded; when that fails, the panel stays open. */
  function answer(choices: Choices) {
    const answered = ({ answerConsent }: typeof import('./answer-consent.ts')) => {
      close()
      answerConsent(choices, measuring)
    }
    import('./answer-consent.ts').then(answered, () => {})
  }

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    answer({ statistics: form.has('statistics'), marketing: form.has('marketing') })
  }

  return (
    <section className="consent-panel" aria-label={t('consent.title')}>
      <StyleSheet href={sheet} />
      <form onSubmit={save}>
        <h2>{t('consent.title')}</h2>
        <p role="status">{t('consent.question')}</p>
        {choosing ? (
          <fieldset>
            <legend className="visually-hidden">{t('consent.choose')}</legend>
            {purposes.map((purpose) => (
              // Not the component, whose file has much else in it.
              <div key={purpose} className="checkbox">
                <label>
                  <input type="checkbox" name={purpose} defaultChecked={before?.[purpose] ?? false} />
                  <span>{t(`consent.${purpose}`)}</span>
                </label>
              </div>
            ))}
          </fieldset>
        ) : null}
        <p>
          <PageLink to={paths.info('privacy')}>{t('consent.more')}</PageLink>
        </p>
        <div className="buttons">
          <Button onClick={() => answer({ statistics: true, marketing: true })}>{t('consent.all')}</Button>
          <Button onClick={() => answer({ statistics: false, marketing: false })}>{t('consent.none')}</Button>
          {/* Two elements: the press that shows the choices must not submit them. */}
          {choosing ? (
            <Button key="save" type="submit">
              {t('consent.save')}
            </Button>
          ) : (
            <Button key="choose" onClick={() => setChoosing(true)}>
              {t('consent.choose')}
            </Button>
          )}
        </div>
      </form>
    </section>
  )
}
