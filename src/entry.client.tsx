import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { createI18n } from './i18n/i18n.ts'
import { loadMessages } from './i18n/messages.ts'
import { I18nProvider } from './i18n/use-i18n.tsx'
import { splitLocale } from './paths.ts'

const { locale } = splitLocale(location.pathname)
const i18n = createI18n(locale, await loadMessages(locale))

startTransition(() => {
  hydrateRoot(
    document,
    <I18nProvider i18n={i18n}>
      <HydratedRouter />
    </I18nProvider>,
  )
})
