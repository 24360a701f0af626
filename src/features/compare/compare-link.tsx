import { useAtomValue, useSetAtom } from 'jotai'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { ActionLink } from '#src/ui/controls/action-link.tsx'
import { Icon } from '#src/ui/pictures/icon.tsx'
import { comparedAtom } from './compared.atoms.ts'
import { toggleComparedAtom } from './comparison-on-demand.atoms.ts'

interface CompareLinkProps {
  product: string
  name: string
}

/** Adds a product to the comparison or removes it; without script, a link to the comparison. */
export function CompareLink({ product, name }: CompareLinkProps) {
  const { t, locale } = useI18n()
  const chosen = useAtomValue(comparedAtom).includes(product)
  const toggle = useSetAtom(toggleComparedAtom)
  return (
    <ActionLink
      className="compare-link"
      href={localized(locale, paths.compare([product]))}
      rel="nofollow"
      aria-label={t('compare.named', { name })}
      pressed={chosen}
      onAct={() => toggle(product)}
    >
      <Icon name={chosen ? 'check' : 'compare'} />
      <span>{t('compare.compare')}</span>
    </ActionLink>
  )
}
