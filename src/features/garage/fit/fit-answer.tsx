import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Deferred } from '#src/ui/loading/deferred.tsx'
import { useLazyWhen } from '#src/ui/loading/use-lazy-when.ts'
import { garageAtom } from '../garage.atoms.ts'
import { useCurrentCar } from '../use-current-car.ts'
import type { FitRow } from './fit.ts'

interface FitAnswerProps {
  product: string
  fits: { rows: FitRow[] } | Promise<{ rows: FitRow[] }>
  category: { name: string; path: string } | null
  chooser: ReactNode
}

/** The answer's code loads only for visitors with a car; others are asked to choose one. */
export function FitAnswer({ product, fits, category, chooser }: FitAnswerProps) {
  const i18n = useI18n()
  const { t } = i18n
  const garage = useAtomValue(garageAtom)
  const car = useCurrentCar()
  const loaded = useLazyWhen(
    car !== null,
    async () => {
      const [code] = await Promise.all([import('./car-answer.tsx'), i18n.load('later')])
      return code
    },
    () => {},
  )
  return (
    <section className="fit-answer" aria-label={t('fit.question')} data-known={garage ? '' : undefined}>
      <div role="status">
        {car && loaded ? (
          <Deferred value={fits}>
            {({ rows }) => (
              <loaded.CarAnswer key={`${product} ${car.id}`} {...{ product, category, car, rows }} />
            )}
          </Deferred>
        ) : null}
      </div>
      {car ? null : (
        <p className="choose">
          <strong>{t('fit.question')}</strong> {chooser}
        </p>
      )}
    </section>
  )
}
