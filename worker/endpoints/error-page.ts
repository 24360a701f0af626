import { createServerI18n, type ServerI18n } from '#src/i18n/i18n.ts'
import { loadMessages } from '#src/i18n/load-messages.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { localized } from '#src/paths.ts'

/** A plain error document without scripts, styles or details, for when rendering fails. */
export async function errorPage(locale: Locale, status: number): Promise<Response> {
  const { t }: ServerI18n = createServerI18n(locale, await loadMessages(locale))
  const html = `<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(t('shell.unavailable'))} – Tappet</title>
</head>
<body>
<h1>${escaped(t('shell.unavailable'))}</h1>
<p>${escaped(t('shell.unavailableSafe'))} ${escaped(t('shell.unavailableDo'))}</p>
<p><a href="${localized(locale, '/')}">${escaped(t('shell.toHome'))}</a></p>
</body>
</html>
`
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
