import { loadMessages } from 'virtual:messages'
import { shopName } from '#src/brand.ts'
import { createServerI18n, type ServerI18n } from '#src/i18n/i18n.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { localized } from '#src/locale-prefix.ts'

export async function errorPage(locale: Locale, status: number): Promise<Response> {
  const { t }: ServerI18n = createServerI18n(locale, await loadMessages(locale))
  const [title, text] =
    status === 429
      ? [t('shell.limited'), t('shell.limitedHint')]
      : [t('shell.unavailable'), `${t('shell.unavailableSafe')} ${t('shell.unavailableDo')}`]
  const html = `<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)} – ${escaped(shopName)}</title>
</head>
<body>
<h1>${escaped(title)}</h1>
<p>${escaped(text)}</p>
<p><a href="${localized(locale, '/')}">${escaped(t('shell.toHome'))}</a></p>
</body>
</html>
`
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
