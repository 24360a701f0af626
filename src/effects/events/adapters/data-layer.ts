import type { Choices } from '#src/consent.ts'
import { type AdapterEvent, dataLayerEntries } from './ga4-event.ts'
import { loadScript } from './load-script.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** The tag manager: events become entries of its data layer (https://developers.google.com/tag-platform/tag-manager/datalayer). */
export interface DataLayer {
  send(event: AdapterEvent): void
  update(choices: Choices): void
}

/** Only after consent, the "basic" mode: https://developers.google.com/tag-platform/security/guides/consent */
export function startDataLayer({ id, url }: { id: string; url: string }, choices: Choices): DataLayer {
  const layer = window.dataLayer ?? []
  window.dataLayer = layer
  /** The tag manager takes commands as the arguments of a function, and ignores lists. */
  function command(..._: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments)
  }
  const denied = { statistics: false, marketing: false }
  command('consent', 'default', { ...consentMode(denied), wait_for_update: 500 })
  command('set', 'ads_data_redaction', true)
  command('consent', 'update', consentMode(choices))
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const address = new URL(url)
  address.searchParams.set('id', id)
  loadScript(address.href)
  return {
    send(event) {
      for (const entry of dataLayerEntries(event)) {
        // Entries are merged: without this, one would keep values of the last.
        if ('ecommerce' in entry) layer.push({ ecommerce: null })
        layer.push(entry)
      }
    },
    update: (now) => command('consent', 'update', consentMode(now)),
  }
}

function consentMode({ statistics, marketing }: Choices) {
  const state = (granted: boolean) => (granted ? 'granted' : 'denied')
  return {
    ad_storage: state(marketing),
    ad_user_data: state(marketing),
    ad_personalization: state(marketing),
    analytics_storage: state(statistics),
    functionality_storage: 'granted',
    personalization_storage: 'denied',
    security_storage: 'granted',
  }
}
