import { type RefObject, useEffect, useEffectEvent } from 'react'

interface ComboboxField {
  /** The id of the list, which is in the document while it is open. */
  list: string
  open: boolean
  /** The id of the active option; undefined while the field itself is. */
  active: string | undefined
  /** The field has, or is given, the focus; or it is pressed. */
  onFocus(text: string): void
  onType(text: string): void
  onKey(event: KeyboardEvent): void
  onSubmit(text: string): void
  /** The focus has left the field and what surrounds it. */
  onLeave(): void
}

/**
 * Makes a text field, which works without script too, the field of a combobox. It has that role from the first time its
 * list opens until the focus leaves: without a list it is what it was.
 */
export function useComboboxField(field: RefObject<HTMLInputElement | null>, combobox: ComboboxField): void {
  const { list, open, active } = combobox
  const focus = useEffectEvent(combobox.onFocus)
  const type = useEffectEvent(combobox.onType)
  const press = useEffectEvent(combobox.onKey)
  const submit = useEffectEvent(combobox.onSubmit)
  const leave = useEffectEvent(combobox.onLeave)

  useEffect(() => {
    const input = field.current
    const around = input?.closest('search')
    if (!input || !around) return
    const listening = new AbortController()
    const { signal } = listening
    input.addEventListener('focus', () => focus(input.value), { signal })
    input.addEventListener('click', () => focus(input.value), { signal })
    input.addEventListener('input', () => type(input.value), { signal })
    input.addEventListener('keydown', (event) => press(event), { signal })
    input.form?.addEventListener('submit', () => submit(input.value), { signal })
    around.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget instanceof Node && around.contains(relatedTarget)) return
        for (const name of attributes) input.removeAttribute(name)
        leave()
      },
      { signal },
    )
    if (document.activeElement === input) focus(input.value)
    return () => {
      listening.abort()
      for (const name of attributes) input.removeAttribute(name)
    }
  }, [field])

  useEffect(() => {
    const input = field.current
    if (!input) return
    if (open) {
      input.setAttribute('role', 'combobox')
      input.setAttribute('aria-autocomplete', 'list')
      input.setAttribute('aria-controls', list)
    } else {
      input.removeAttribute('aria-controls')
    }
    if (input.hasAttribute('role')) input.setAttribute('aria-expanded', String(open))
    if (open && active) input.setAttribute('aria-activedescendant', active)
    else input.removeAttribute('aria-activedescendant')
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
  }, [field, list, open, active])
}

const attributes = [
  'role',
  'aria-autocomplete',
  'aria-controls',
  'aria-expanded',
  'aria-activedescendant',
] as const
