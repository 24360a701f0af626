import { useAtomValue, useSetAtom } from 'jotai'
import { comparedKey } from '#src/config.ts'
import { isStored } from '#src/effects/browser/storage.ts'
import { useAfterHydration } from '#src/effects/router/use-after-hydration.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { useLazyWhen } from '#src/ui/loading/use-lazy-when.ts'
import { comparedAtom } from './compared.atoms.ts'
import { loadComparedAtom } from './comparison-on-demand.atoms.ts'

export function CompareHost() {
  const i18n = useI18n()
  const load = useSetAtom(loadComparedAtom)
  const isChosen = useAtomValue(comparedAtom).length > 0
  const Bar = useLazyWhen(
    isChosen,
    async () => {
      const [bar] = await Promise.all([import('./compare-bar.tsx'), i18n.load('later')])
      return bar
    },
    () => {},
  )?.default
  useAfterHydration(() => {
    if (isStored(comparedKey)) load()
  })
  return isChosen && Bar ? <Bar /> : null
}
