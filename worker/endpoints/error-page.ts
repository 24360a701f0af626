import { loadMessages } from 'virtual:messages'
import { brandColours, shopName, wordmark } from '#src/brand.ts'
import { createServerI18n, type ServerI18n } from '#src/i18n/i18n.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { localized } from '#src/locale-prefix.ts'
import { escapeXml } from '../escape-xml.ts'

/** The shop's page without script and style sheet, for failures in which neither may be had. */
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
<title>${escapeXml(title)} – ${escapeXml(shopName)}</title>
</head>
<body style="${bodyStyle}">
<p>${logo}</p>
<h1>${escapeXml(title)}</h1>
<p>${escapeXml(text)}</p>
<p><a href="${localized(locale, '/')}" style="color: inherit">${escapeXml(t('shell.toHome'))}</a></p>
</body>
</html>
`
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

const colour = ({ light, dark }: { light: string; dark: string }) => `light-dark(${light}, ${dark})`

const bodyStyle = [
  'max-width: 40rem; margin: 3rem auto; padding: 0 1rem',
  'font: 1rem/1.5 system-ui, sans-serif',
  `background: ${colour(brandColours.sheet)}; color: ${colour(brandColours.ink)}`,
].join('; ')

const logo = `<svg viewBox="0 0 ${wordmark.width} ${wordmark.height}" width="${wordmark.width}" height="${wordmark.height}" role="img" aria-label="${escapeXml(shopName)}" fill="none" stroke="currentColor" stroke-width="3.1">
<path fill="${brandColours.accent.light}" style="fill: ${colour(brandColours.accent)}" stroke="none" fill-rule="evenodd" d="${wordmark.cam}"/>
<path stroke-width="2.4" d="${wordmark.foot}"/>
<path d="${wordmark.letters}"/>
</svg>`
