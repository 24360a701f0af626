import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

const locales = import.meta.glob('./i18n/messages/*.ts')
await locales[`./i18n/messages/${document.documentElement.lang}.ts`]?.()
startTransition(() => { hydrateRoot(document, <HydratedRouter />) })
