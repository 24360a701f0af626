import { type ReactNode, useMemo } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Icon, type IconName } from '#src/ui/pictures/icon.tsx'
import { useCarFit } from '../use-current-car.ts'
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
}

/** Marks whether a listed product fits the visitor's car, in place of other text, so that the layout does not move. */
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
