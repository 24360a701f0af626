// Centra, "Klarna Checkout": https://centra.dev/docs/extend-with-plugins/checkout/klarna-checkout

import { atom } from 'jotai'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { addressAfterPayment } from '../payment/payment-kind.ts'
import { formWidgetAtom, showState, startWidgetAtom, wantedWidgetAtom } from './widget.atoms.ts'

/** The selection's HTML for replacing the widget; null if the widget may stay. */
export const offeredHtmlAtom = atom((get) => {
  const state = get(formWidgetAtom)
  const selection = get(selectionAtom)
  if (state?.kind !== 'shown' || !selection || !addressAfterPayment(selection)) return null
  const { paymentHTML, klarnaReplaceSnippet, qliroReplaceSnippet } = selection.pluginFields
  const isKnown = paymentHTML.trim() === '' || [state.html, state.seen].includes(paymentHTML)
  return (klarnaReplaceSnippet || qliroReplaceSnippet) && !isKnown ? paymentHTML : null
})

/** Keeps that HTML until the widget may be replaced: later selections do not repeat it. */
export const keepOfferedHtmlAtom = atom(null, (get, set) => {
  const state = get(formWidgetAtom)
  const html = get(offeredHtmlAtom)
  const wanted = get(wantedWidgetAtom)
  if (state?.kind !== 'shown' || html === null || !wanted) return
  showState(set, { ...state, seen: html, replacement: { html, key: wanted.key } })
})

/** Replaces an outdated widget: by the service's HTML for it, otherwise by a new payment. */
export const renewWidgetAtom = atom(null, async (get, set, locale: Locale) => {
  const state = get(formWidgetAtom)
  if (state?.kind === 'shown' && state.replacement) {
    showState(set, { ...state, ...state.replacement, isLoaded: false, replacement: null })
  } else await set(startWidgetAtom, locale)
})
