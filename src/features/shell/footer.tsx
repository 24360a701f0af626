import { useI18n } from '#src/i18n/use-i18n.tsx'
import { LanguageLinks } from './language-links.tsx'
import type { ShellData } from './shell-data.ts'
import { Wordmark } from './wordmark.tsx'

export function Footer({ data }: { data: ShellData | null }) {
  const { t } = useI18n()
  return (
    <footer className="footer">
      <div>
        <Wordmark />
        {data ? <p>{data.region}</p> : null}
      </div>
      <nav aria-label={t('shell.language')}>
        <LanguageLinks />
      </nav>
    </footer>
  )
}
