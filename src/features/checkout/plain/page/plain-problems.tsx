import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { Notice } from '#src/ui/notice.tsx'
import type { PlainView } from '../plain-view.ts'

/** The problems found in a posted form. Those of earlier pages have a link there; the others stand at their fields, too. */
export function PlainProblems({ view: { problems, step } }: { view: PlainView }) {
  const { t, locale } = useI18n()
  return (
    <Notice tone="error" role="alert">
      {problems.length > 0 ? (
        <>
          <strong>{t('forms.summary', { count: problems.length })}</strong>
          <ul>
            {problems.map(({ name, link, rest, step: place }) => (
              <li key={name}>
                {place === step ? (
                  link
                ) : (
                  <a href={localized(locale, paths.plainCheckout({ step: place }))}>{link}</a>
                )}
                {rest}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Notice>
  )
}
