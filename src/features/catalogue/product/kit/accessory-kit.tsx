import { type ReactNode, useId } from 'react'
import { ReportList } from '../../cards/report-list.tsx'
import type { Kit } from './kit.ts'

interface AccessoryKitProps {
  kit: Kit
  /** The parts with checkboxes, and their sum. */
  children: ReactNode
}

export function AccessoryKit({ kit: { parts, text }, children }: AccessoryKitProps) {
  const id = useId()
  return (
    <section className="accessory-kit" aria-labelledby={id}>
      <h2 id={id}>{text.title}</h2>
      <ReportList list={{ id: 'kit', name: text.title, version: '' }} cards={parts.map(({ card }) => card)} />
      {children}
    </section>
  )
}
