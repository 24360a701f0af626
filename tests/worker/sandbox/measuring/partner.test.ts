import { describe, expect, test } from 'vitest'
import { openMeasuredPage, readBook } from '#tests/support/sandbox/measured-page.ts'
import { setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'

const backend = setUpSandbox()
const book = () => readBook(backend.sandbox, 'partner')

async function pageWith(data: Record<string, string>) {
  const page = openMeasuredPage(backend.sandbox)
  page.document.body.innerHTML = '<div id="slot"></div>'
  await page.load('/partner/widget.js', data)
  return page
}

/** The content of the container, once it is shown. */
function shown({ document, window }: Awaited<ReturnType<typeof pageWith>>): Promise<HTMLElement> {
  const slot = document.getElementById('slot')
  return new Promise((resolve) => {
    const look = () => {
      const host = slot?.firstElementChild
      if (host instanceof window.HTMLElement) resolve(host)
    }
    if (slot) new window.MutationObserver(look).observe(slot, { childList: true })
    look()
  })
}

describe('the ad partner', () => {
  test('loads once, and shows a box of a fixed size in the language of the tag', async () => {
    const page = await pageWith({ container: 'slot', path: '/c/brakes', locale: 'sv' })
    const host = await shown(page)
    expect(host.lang).toBe('sv')
    const box = host.shadowRoot?.firstElementChild
    expect(box?.textContent).toContain('Annons')
    expect(box?.getAttribute('style')).toMatch(/width: 300px; max-width: 100%; height: 100px/)
    expect(page.run('({ ...adPartner })')).toEqual({ path: '/c/brakes', locale: 'sv' })
    expect(await book()).toMatchObject([{ path: '/c/brakes', locale: 'sv' }])
  })

  test('keeps its load in the global that the tag names', async () => {
    const page = await pageWith({ container: 'slot', path: '/', locale: 'fr', global: 'partnerWidget' })
    expect(page.run('[{ ...partnerWidget }, typeof adPartner]')).toEqual([
      { path: '/', locale: 'fr' },
      'undefined',
    ])
    expect((await shown(page)).lang).toBe('fr')
  })

  test('without attributes it takes path and language of the page', async () => {
    const page = await pageWith({})
    await page.arrived()
    expect(await book()).toMatchObject([{ path: '/p/brake-disc', locale: 'en' }])
  })

  test('each locale has its own words', async () => {
    const texts = ['en', 'sv', 'fi', 'da', 'fr', 'nl', 'de'].map(async (locale) => {
      const reply = await backend.sandbox.fetch(`/partner/load?path=/&locale=${locale}`)
      expect(reply.headers.get('access-control-allow-origin')).toBe('*')
      const { language, headline } = await reply.json()
      expect(language).toBe(locale)
      return headline
    })
    expect(new Set(await Promise.all(texts)).size).toBe(7)
  })

  test('shows nothing once the page has removed it', async () => {
    const page = await pageWith({ container: 'slot', path: '/', locale: 'en' })
    page.run('delete window.adPartner')
    await page.arrived()
    // A later load is shown after the first would have been.
    await page.load('/partner/widget.js', { container: 'slot', path: '/', locale: 'de' })
    expect((await shown(page)).lang).toBe('de')
    expect(page.document.getElementById('slot')?.childElementCount).toBe(1)
  })

  test.each(['', '?path=x&locale=en', '?path=/&locale=xx', `?path=/${'x'.repeat(2_000)}&locale=en`])(
    'refuses %j',
    async (query) => {
      expect((await backend.sandbox.fetch(`/partner/load${query}`)).status).toBe(400)
      expect(await book()).toEqual([])
    },
  )
})
