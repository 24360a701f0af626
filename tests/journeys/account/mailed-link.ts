import type { Page } from 'playwright/test'

/** The path of the link in the latest mail to an address, as the operator's console shows it. */
export async function mailedLink(page: Page, email: string): Promise<string> {
  const rows = (await (await page.request.get('/sandbox/')).text()).split('<tr>')
  const mail = rows.find((row) => row.includes(`<td>${email}`) && row.includes('<pre>')) ?? ''
  const [, link = ''] = /(https?:\/\/[^\s<]+)/.exec(mail) ?? []
  const { pathname, search } = new URL(link.replaceAll('&amp;', '&'))
  return pathname + search
}
