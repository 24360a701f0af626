import { type ComponentProps, type ReactNode, use } from 'react'
import { Link } from '#src/effects/router/link.tsx'
import { ForCarsContext } from '#src/features/garage/for-cars.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { StyleSheet } from '#src/ui/loading/style-sheet.tsx'
import { Icon } from '#src/ui/pictures/icon.tsx'
import { Illustration } from '#src/ui/pictures/illustration.tsx'
import sheet from './empty-state.css?url'

const nextSteps = {
  categories: {
    path: paths.categories(),
    icon: 'grid',
    title: 'shell.allCategories',
    hint: 'next.categoriesHint',
  },
  car: { path: paths.parts(), icon: 'car', title: 'next.car', hint: 'next.carHint' },
  numbers: { path: paths.quickOrder(), icon: 'table', title: 'next.numbers', hint: 'next.numbersHint' },
  ask: { path: paths.support(), icon: 'information', title: 'next.ask', hint: 'next.askHint' },
} as const

interface EmptyStateProps {
  illustration: ComponentProps<typeof Illustration>['name']
  heading: 'h1' | 'h2' | 'h3'
  title: string
  /** Links for the shopper's next step; empty if nothing else works either. */
  steps: readonly (keyof typeof nextSteps)[]
  /** Called when a step is chosen, by a panel that closes. */
  onLeave?: (() => void) | undefined
  /** The reason, and an action that belongs to it. */
  children: ReactNode
}

/** An empty screen or an empty part of one: the reason, and links for the next step. */
export function EmptyState({
  illustration,
  heading: Heading,
  title,
  steps,
  onLeave,
  children,
}: EmptyStateProps) {
  const { t } = useI18n()
  const forCars = use(ForCarsContext)
  return (
    <section className="empty-state">
      <StyleSheet href={sheet} />
      <Illustration name={illustration} />
      <Heading>{title}</Heading>
      {children}
      {steps.length > 0 ? (
        <nav aria-label={t('next.title')}>
          <ul>
            {steps.flatMap((step) => {
              if (step === 'car' && !forCars) return []
              const { path, icon, title: name, hint } = nextSteps[step]
              return (
                <li key={step}>
                  <Icon name={icon} />
                  <Link to={path} onClick={onLeave}>
                    {t(name)}
                  </Link>
                  <span>{t(hint)}</span>
                </li>
              )
            })}
          </ul>
        </nav>
      ) : null}
    </section>
  )
}
