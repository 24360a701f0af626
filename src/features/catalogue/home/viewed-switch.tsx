import { useState } from 'react'
import { browserStore } from '#src/effects/browser/storage.ts'
import { useAfterHydration } from '#src/effects/router/use-after-hydration.ts'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { useHydrated } from '#src/ui/loading/use-hydrated.ts'
import { chooseViewed, keepsViewed } from './viewed-choice.ts'

const store = browserStore('localStorage')

/** Switches the list of viewed parts off and on. It is of this browser, so it waits for hydration. */
export function ViewedSwitch({ label }: { label: string }) {
  const hydrated = useHydrated()
  const [isOn, setOn] = useState(true)
  useAfterHydration(() => setOn(keepsViewed(store)))
  return (
    <Checkbox
      label={label}
      checked={isOn}
      disabled={!hydrated}
      onChange={({ target }) => {
        chooseViewed(store, target.checked)
        setOn(target.checked)
      }}
    />
  )
}
