import { type ReactNode, useMemo } from 'react'
import type { I18n } from '#src/i18n/i18n.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Icon, type IconName } from '#src/ui/pictures/icon.tsx'
import { useCarFit } from '../use-current-car.ts'
import type { Condition } from './car-facts.ts'
import type { Fit } from './fit.ts'

interface FitMarkProps {
  summary: string
  /** Shown instead of the mark without a chosen car, and for products without fitment data. */
  children: ReactNode
}

const marks: Record<Exclude<Fit['kind'], 'unknown'>, IconName> = {
  fits: 'check',
  asks: 'information',
  refuses: 'close',
  handbook: 'information',
  otherGrade: 'information',
}

/** Marks whether a listed product fits the visitor's car, in place of other text, so that the layout does not move. */
export function FitMark({ summary, children }: FitMarkProps) {
  const { t } = useI18n()
  const carFit = useCarFit()
  const fit = useMemo(() => carFit?.of(summary), [carFit, summary])
  if (!fit || fit.kind === 'unknown') return children
  return (
    <span className="fit-mark" data-fit={fit.kind}>
      <Icon name={marks[fit.kind]} />
      {fit.kind === 'asks' ? checkText(t, fit.condition.condition) : t(`fit.mark.${fit.kind}`)}
    </span>
  )
}

/** "Check: colour code 019". Values that are codes of the shop or months are left out. */
function checkText(t: I18n['t'], condition: Condition): string {
  const isLabel = 'oneOf' in condition && labelled.includes(condition.field)
  const value = isLabel ? ` ${condition.oneOf.join(', ')}` : ''
  return t('fit.check', { what: t(`fit.what.${condition.field}`) + value })
}

const labelled = ['colourCode', 'interiorCode']
