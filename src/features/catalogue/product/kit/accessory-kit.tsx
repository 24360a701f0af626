import { type ReactNode, Suspense, useId, useRef } from 'react'
import { useWhenNear } from '#src/ui/loading/use-when-near.ts'
import { ReportList } from '../../cards/report-list.tsx'
import type { Kit } from './kit.ts'

interface AccessoryKitProps {
  kit: Kit
  /** Called when the kit is nearly in view: the code of its parts need not load before. */
  onNear: () => void
  /** The parts with checkboxes, and their sum. */
  children: ReactNode
}

export function AccessoryKit({ kit: { parts, text }, onNear, children }: AccessoryKitProps) {
  const id = useId()
  const section = useRef<HTMLElement>(null)
  useWhenNear(section, onNear)
  return (
    <section ref={section} className="accessory-kit" aria-labelledby={id}>
      <h2 id={id}>{text.title}</h2>
      <ReportList list={{ id: 'kit', name: text.title, version: '' }} cards={parts.map(({ card }) => card)} />
      <Suspense>{children}</Suspense>
    </section>
  )
}
