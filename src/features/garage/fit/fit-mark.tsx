import { type ReactNode, useMemo } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Icon, type IconName } from '#src/ui/pictures/icon.tsx'
import { useCarFit } from '../use-current-car.ts'
import type { Fit } from './fit.ts'

interface FitMarkProps {
  /** The product's cars, as `parseFitSummary` reads them. */
  summary: string
  /** Shown in the mark's place while no car is chosen, and where nothing is known of the product's cars. */
  children: ReactNode
}

const marks: Record<Exclude<Fit['kind'], 'unknown'>, IconName> = {
  fits: 'check',
  asks: 'information',
  refuses: 'close',
}

/** Whether a product of a list fits the visitor's car, in the place of other text, so that nothing moves. */
export function FitMark({ summary, children }: FitMarkProps) {
  const { t } = useI18n()
  const carFit = useCarFit()
  const kind = useMemo(() => carFit?.of(summary).kind ?? 'unknown', [carFit, summary])
  if (kind === 'unknown') return children
  return (
    <span className="fit-mark" data-fit={kind}>
      <Icon name={marks[kind]} />
      {t(`fit.mark.${kind}`)}
    </span>
  )
}
