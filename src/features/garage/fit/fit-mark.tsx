import { type ReactNode, useMemo } from 'react'
import type { I18n } from '#src/i18n/i18n.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Icon, type IconName } from '#src/ui/pictures/icon.tsx'
import { useCarFit } from '../use-current-car.ts'
import type { Condition } from './car-facts.ts'
import type { SummaryFit } from './summary-fit.ts'

interface FitMarkProps {
  summary: string
  /** Shown instead of the mark without a chosen car, and for products of whose cars nothing is known. */
  children: ReactNode
}

type Marked = Exclude<SummaryFit['kind'], 'unknown'>

const marks: Record<Marked, IconName> = {
  fits: 'check',
  universal: 'check',
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
  const text = fit.kind === 'asks' ? checkText(t, fit.condition.condition) : t(`fit.mark.${fit.kind}`)
  return <Mark kind={fit.kind}>{text}</Mark>
}

/** Says that a product fits every car, whether a car is chosen or not. */
export function UniversalMark() {
  const { t } = useI18n()
  return <Mark kind="universal">{t('fit.mark.universal')}</Mark>
}

function Mark({ kind, children }: { kind: Marked; children: string }) {
  return (
    <span className="fit-mark" data-fit={kind}>
      <Icon name={marks[kind]} />
      {children}
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
