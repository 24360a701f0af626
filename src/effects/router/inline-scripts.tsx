import { use } from 'react'
import { garageKey, scrollPositionsKey } from '#src/config.ts'
import { agreedToMarketing, answerPattern, consentMaxAge, maxClockLead } from '#src/consent.ts'
import { NonceContext } from './nonce.ts'
import { scrollKey } from './scroll/position-restoration.tsx'

// Scripts in the document itself, which run before the first paint or before any other script. Each is generated from a
// function and its arguments: the function can use nothing else of this module, and is short, because documents repeat it.

/** Marks consent to marketing, so that style sheets can reserve space for content that loads later. */
export const MarketingMark = () => (
  <InlineScript
    code={
      import.meta.env.SSR &&
      call((agreed) => {
        if (new RegExp(agreed).test(document.cookie)) document.documentElement.dataset.marketing = ''
      }, agreedToMarketing)
    }
  />
)

/**
 * Marks a visitor who is to be asked for consent, before the question in the document is painted: not after an answer
 * (as `parseConsent` reads it), nor if the browser refuses for them.
 */
export const UnansweredMark = () => (
  <InlineScript
    code={
      import.meta.env.SSR &&
      call(
        (answer, oldest, newest) => {
          const age = Date.now() / 1000 - Number(new RegExp(answer).exec(document.cookie)?.[2])
          const isAnswered = age <= oldest && age >= newest
          const isRefused = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl
          if (!isAnswered && !isRefused) document.documentElement.dataset.unanswered = ''
        },
        answerPattern,
        consentMaxAge,
        -maxClockLead,
      )
    }
  />
)

/** Marks a stored car, so that style sheets can reserve space for content that is known after hydration. */
export const StoredCarMark = () => (
  <InlineScript
    code={
      import.meta.env.SSR &&
      call((key) => {
        try {
          if (localStorage.getItem(key)?.includes('"current":"')) document.documentElement.dataset.car = ''
        } catch {}
      }, garageKey)
    }
  />
)

/** Removes the query: it contains a secret, which neither history nor other scripts may keep. */
export const StripQuery = () => (
  <InlineScript
    code={import.meta.env.SSR && call(() => history.replaceState(history.state, '', location.pathname))}
  />
)

/** Scrolls to the stored list item before hydration. Before `ScrollRestoration`, which then finds no pixel position. */
export const PositionScript = () => (
  <InlineScript
    code={
      import.meta.env.SSR &&
      call(
        (places, scroll) => {
          try {
            const entry = history.state?.key
            const { item, top } = Object.fromEntries(JSON.parse(sessionStorage[places]))[entry]
            // An entry that was left with no item in view; the router restores its pixels.
            if (!item) return
            // Otherwise the browser would scroll by pixels again after loading.
            history.scrollRestoration = 'manual'
            const found = document.getElementById(item)
            if (found) scrollBy({ top: found.getBoundingClientRect().top - top, behavior: 'instant' })
            else document.querySelector('main li[id], main tr[id]')?.scrollIntoView()
            const pixels = JSON.parse(sessionStorage[scroll])
            delete pixels[entry]
            sessionStorage[scroll] = JSON.stringify(pixels)
          } catch {}
        },
        scrollPositionsKey,
        scrollKey,
      )
    }
  />
)

/** Only the server writes the code: browsers keep the element that has run. */
function InlineScript({ code }: { code: string | false }) {
  const nonce = use(NonceContext)
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {code || ''}
    </script>
  )
}

function call<Values extends (string | number)[]>(
  run: (...values: Values) => void,
  ...values: Values
): string {
  return `(${run})(${values.map((value) => JSON.stringify(value)).join()})`
}
