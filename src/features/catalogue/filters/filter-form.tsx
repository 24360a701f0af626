import { type ChangeEvent, type RefObject, type SubmitEvent, useRef } from 'react'
import { useHref, useLocation, useNavigate } from 'react-router'
import { useAfterHydration } from '#src/effects/router/use-after-hydration.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { type ListingQuery, listingSearch, parseListing } from '../listing/listing.ts'
import { pendingQuery } from '../listing/use-next-query.ts'
import type { Facet } from './facet.ts'
import { FacetList } from './facet-list.tsx'
import { unlistedChoices } from './unlisted-choices.ts'

interface FilterFormProps {
  path: string
  query: ListingQuery
  /** The query that a choice changes; see `useNextQuery`. */
  next: ListingQuery
  latest: RefObject<ListingQuery>
  facets: readonly Facet[]
  apply: string
}

/**
 * The form of the filters. A ticked box is applied at once; without script, all are with the button. The boxes belong to
 * the browser, so that several presses in a row add up, and are those of the address again whenever it changes.
 */
export function FilterForm({ path, query, next, latest, facets, apply }: FilterFormProps) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const isNew = useRef(true)
  const { key } = useLocation()
  const { keyword = '' } = query
  const rest = unlistedChoices(next, facets)

  function send(sent: HTMLFormElement) {
    const entries = [...new FormData(sent)].map(([name, value]) => [name, String(value)])
    const { order, view } = latest.current
    const search = listingSearch({ ...parseListing(new URLSearchParams(entries)), order, view, keyword })
    latest.current = pendingQuery(query, new URLSearchParams(search))
    const replace = search === listingSearch({ ...query, page: 1 })
    void navigate(path + search, { replace, preventScrollReset: true })
  }

  useAfterHydration(() => {
    if (!form.current) return
    const isEarly = isNew.current && [...form.current.elements].some(isChanged)
    isNew.current = false
    if (isEarly) send(form.current)
    else form.current.reset()
  }, [key])

  return (
    <form
      ref={form}
      method="get"
      action={useHref(path)}
      autoComplete="off"
      onChange={({ target, currentTarget }: ChangeEvent<HTMLFormElement>) => {
        if (target.type === 'checkbox') send(currentTarget)
      }}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        send(event.currentTarget)
      }}
    >
      {[...new URLSearchParams(listingSearch({ ...next, ...rest, page: 1 }))].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FacetList {...{ path, query, next, facets, form }} />
      <Button type="submit" className="apply">
        {apply}
      </Button>
    </form>
  )
}

/** True for a box that was ticked before hydration. */
function isChanged(element: Element): boolean {
  return element instanceof HTMLInputElement && element.checked !== element.defaultChecked
}
