import { useSetAtom } from 'jotai'
import { type RefObject, use, useId, useState } from 'react'
import { fetchJson } from '#src/effects/browser/fetch-json.ts'
import { browserStore } from '#src/effects/browser/storage.ts'
import { browserTimer } from '#src/effects/browser/timer.ts'
import { ForCarsContext } from '#src/features/garage/for-cars.ts'
import { offeredCarAtom } from '#src/features/garage/garage.atoms.ts'
import { lookUpPlateAtom } from '#src/features/garage/offer/plate-cars.atoms.ts'
import { useOfferedCar } from '#src/features/garage/offer/use-offered-car.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { useComboboxField } from '#src/ui/controls/use-combobox-field.ts'
import { StyleSheet } from '#src/ui/loading/style-sheet.tsx'
import { Icon } from '#src/ui/pictures/icon.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { parseKeyword } from '../keyword.ts'
import { OptionLine } from './option-line.tsx'
import { lineAfterKey, type Option, type OptionGroup, optionGroups } from './options.ts'
import { addRecent, clearRecent, readRecent, removeRecent } from './recent-searches.ts'
import { createSuggester } from './suggester.ts'
import sheet from './suggestions.css?url'
import type { Suggestions } from './suggestions.ts'

interface Answer {
  keyword: string
  found: Suggestions | null
}

const store = browserStore('localStorage')

interface SearchSuggestionsProps {
  field: RefObject<HTMLInputElement | null>
  openGarage(): void
}

/** The list below the search field: recent searches while it is empty, otherwise suggestions. */
export default function SearchSuggestions({ field, openGarage }: SearchSuggestionsProps) {
  const { t, locale } = useI18n()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [keyword, setKeyword] = useState('')
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [recent, setRecent] = useState<string[]>([])
  const lookUp = useSetAtom(lookUpPlateAtom)
  const [suggester] = useState(() =>
    createSuggester({
      timer: browserTimer,
      ask: (typed, signal) => fetchJson<Suggestions>(localized(locale, paths.suggestions(typed)), signal),
      onAnswer(typed, found) {
        if (found?.car?.kind === 'plate') void lookUp(locale, found.car.query)
        setAnswer({ keyword: typed, found })
        setIsOpen(document.activeElement === field.current)
      },
    }),
  )
  const current = answer?.keyword === keyword ? answer : null
  const offered = useOfferedCar(current?.found?.car ?? null)
  const offer = useSetAtom(offeredCarAtom)
  const groups = optionGroups({ keyword, found: current?.found ?? null, offered, recent })
  const options = groups.flatMap(({ options }) => options)
  const open = isOpen && options.length > 0
  const optionId = (index: number) => `${id}${index}`

  function close() {
    setIsOpen(false)
    setActive(-1)
  }

  function type(text: string) {
    const typed = parseKeyword(text)
    setActive(-1)
    if (typed === keyword) return
    setKeyword(typed)
    suggester.type(typed)
    if (typed === '') showRecent()
  }

  function showRecent() {
    setRecent(readRecent(store))
    setIsOpen(true)
  }

  function press(event: KeyboardEvent) {
    const { key, isComposing, altKey, ctrlKey, metaKey } = event
    if (isComposing || altKey || ctrlKey || metaKey) return
    const act = (work: () => void) => {
      event.preventDefault()
      work()
    }
    if (key === 'Escape') return open ? act(dismiss) : act(clear)
    if (!open) return key === 'ArrowDown' || key === 'ArrowUp' ? act(reopen) : undefined
    const chosen = options[active]
    if (key === 'Enter' && chosen) return act(() => document.getElementById(optionId(active))?.click())
    if (key === 'Delete' && chosen?.kind === 'recent') return act(() => forget(chosen.keyword))
    // From recent searches, Tab leads to the button that removes them.
    if (key === 'Tab' && keyword !== '') return close()
    const next = lineAfterKey(key, active, options.length)
    if (next !== null) act(() => setActive(next))
  }

  /** Suggestions that are still loading would open the list again. */
  function dismiss() {
    suggester.type('')
    close()
  }

  function clear() {
    if (field.current) field.current.value = ''
    setKeyword('')
    dismiss()
  }

  /** Shows the loaded suggestions for the field's text, or loads them. */
  function reopen() {
    if (keyword === '') showRecent()
    else if (current) setIsOpen(true)
    else suggester.type(keyword)
  }

  function forget(removed: string) {
    removeRecent(store, removed)
    setRecent(readRecent(store))
    setActive(-1)
    // The pressed button is removed.
    field.current?.focus()
  }

  function choose(option: Option) {
    if (option.kind === 'offer') {
      offer(option.offered.car)
      openGarage()
    }
    if (option.kind === 'recent' || option.kind === 'all') addRecent(store, option.keyword)
    close()
  }

  useComboboxField(field, {
    list: id,
    open,
    active: active === -1 ? undefined : optionId(active),
    onFocus(text) {
      if (text === '') {
        setKeyword('')
        showRecent()
      } else type(text)
    },
    onType: type,
    onKey: press,
    onSubmit: (text) => addRecent(store, parseKeyword(text)),
    onLeave: close,
  })

  const failed = current !== null && (current.found === null || current.found.unavailable)
  return (
    <>
      <StyleSheet href={sheet} />
      <VisuallyHidden>
        <span role="status">{open ? statusText() : ''}</span>
      </VisuallyHidden>
      {open ? (
        // A press on the list leaves the focus in the field.
        <div className="suggestions" data-waiting={keyword !== '' && !current ? true : undefined}>
          {failed ? <p className="failed">{t('suggest.failed')}</p> : null}
          <div
            id={id}
            role="listbox"
            aria-label={keyword === '' ? t('suggest.recent') : t('suggest.list')}
            onMouseDown={(event) => event.preventDefault()}
          >
            {groups.map((group) => (
              <Group key={group.kind} id={`${id}${group.kind}`} group={group}>
                {group.options.map((option, index) => (
                  <OptionLine
                    key={optionId(group.start + index)}
                    id={optionId(group.start + index)}
                    option={option}
                    active={group.start + index === active}
                    onChoose={() => choose(option)}
                  />
                ))}
              </Group>
            ))}
          </div>
          {keyword === '' ? (
            <>
              <ul className="removals">
                {recent.map((kept) => (
                  <li key={kept}>
                    <button
                      type="button"
                      aria-label={t('suggest.remove', { keyword: kept })}
                      onClick={() => forget(kept)}
                    >
                      <Icon name="close" />
                    </button>
                  </li>
                ))}
              </ul>
              <Button
                size="small"
                kind="quiet"
                onClick={() => {
                  clearRecent(store)
                  setRecent([])
                  field.current?.focus()
                }}
              >
                {t('suggest.clear')}
              </Button>
            </>
          ) : null}
        </div>
      ) : null}
    </>
  )

  function statusText(): string {
    if (keyword === '') return t('suggest.recentCount', { count: recent.length })
    if (!current) return ''
    if (failed) return t('suggest.failed')
    return t('suggest.count', { count: options.filter(({ kind }) => kind !== 'all').length })
  }
}

interface GroupProps {
  id: string
  group: OptionGroup
  children: React.ReactNode
}

const headings = {
  recent: 'suggest.recent',
  place: 'suggest.places',
  product: 'suggest.products',
  page: 'suggest.pages',
} as const

function Group({ id, group: { kind }, children }: GroupProps) {
  const { t } = useI18n()
  const forCars = use(ForCarsContext)
  if (kind === 'all' || kind === 'offer') return children
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be in a listbox
    <div role="group" aria-labelledby={id}>
      <div id={id} role="presentation" className="heading">
        {t(kind === 'place' && !forCars ? 'suggest.placesWithoutCars' : headings[kind])}
      </div>
      {children}
    </div>
  )
}
