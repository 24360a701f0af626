import { useAtomValue, useSetAtom } from 'jotai'
import { maxCompared } from '#src/config.ts'
import { Link } from '#src/effects/router/link.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { StyleSheet } from '#src/ui/loading/style-sheet.tsx'
import { keepComparedAtom, surplusAtom } from './change-comparison.atoms.ts'
import sheet from './compare-bar.css?url'
import { comparedAtom } from './compared.atoms.ts'

export default function CompareBar() {
  const { t } = useI18n()
  const products = useAtomValue(comparedAtom)
  const isSurplus = useAtomValue(surplusAtom)
  const keep = useSetAtom(keepComparedAtom)
  const count = products.length
  return (
    <section className="compare-bar" aria-label={t('compare.compare')}>
      <StyleSheet href={sheet} />
      <div>
        <p role="status" data-surplus={isSurplus || undefined}>
          {isSurplus
            ? t('compare.surplus', { max: maxCompared })
            : t('compare.chosen', { count, max: maxCompared })}
        </p>
        <Button kind="quiet" onClick={() => keep([])}>
          {t('compare.clear')}
        </Button>
        <Link className="button" data-kind="primary" to={paths.compare(products)} rel="nofollow">
          {t('compare.count', { count })}
        </Link>
      </div>
    </section>
  )
}
