import { type ReactNode, useRef, useState } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { useLazyWhen } from '#src/ui/loading/use-lazy-when.ts'
import { Icon } from '#src/ui/pictures/icon.tsx'
import { carLabel, carTitle } from '../car-label.ts'
import type { GarageCar } from '../garage.ts'
import type { VehicleTree } from '../vehicles/vehicle-tree.ts'

interface CarRowProps {
  car: GarageCar
  /** The cars to choose from; null while they are not loaded. */
  vehicles: VehicleTree | null
  isCurrent: boolean
  /** The way to its parts, if it is the current car. */
  children: ReactNode
  onChoose(): void
  onRemove(): void
}

/** A car of this browser, with buttons to edit and remove it. The form loads when it is opened. */
export function CarRow({ car, vehicles, isCurrent, children, onChoose, onRemove }: CarRowProps) {
  const { t } = useI18n()
  const [editing, setEditing] = useState(false)
  const [said, setSaid] = useState('')
  const opener = useRef<HTMLButtonElement>(null)
  const editor = useLazyWhen(
    editing,
    () => import('./car-editor.tsx'),
    () => {
      setEditing(false)
      setSaid(t('garage.notLoaded'))
    },
  )
  const title = carTitle(car)
  const keys = car.facts.engine?.is ?? []
  return (
    <li data-current={isCurrent || undefined}>
      <label>
        <input type="radio" name="garage-car" checked={isCurrent} onChange={onChoose} />
        {isCurrent ? <Icon name="car" /> : null}
        <span>
          <strong>{car.nickname || car.name}</strong>, {car.nickname ? carLabel(car) : car.year}
          {keys.length === 1 ? <small>{engineOf(keys[0], vehicles) ?? '\u00a0'}</small> : null}
        </span>
      </label>
      {children}
      <div className="actions">
        <Button
          ref={opener}
          size="small"
          aria-label={t('garage.change', { car: title })}
          aria-expanded={editing}
          onClick={() => {
            setEditing(!editing)
            setSaid('')
          }}
        >
          {t('garage.changeShort')}
        </Button>
        <Button size="small" aria-label={t('garage.remove', { car: title })} onClick={onRemove}>
          {t('garage.removeShort')}
        </Button>
      </div>
      <p role="status" className="hint">
        {said}
      </p>
      {editing && editor ? (
        <editor.CarEditor
          car={car}
          vehicles={vehicles ?? []}
          onSaved={() => {
            setEditing(false)
            setSaid(t('garage.saved'))
            // The pressed button is removed.
            opener.current?.focus()
          }}
        />
      ) : null}
    </li>
  )
}

/** The facts of an engine in words, if the shop knows them. */
function engineOf(key: string | undefined, vehicles: VehicleTree | null): string | undefined {
  return vehicles
    ?.flatMap(({ models }) => models.flatMap(({ engines }) => engines))
    .find((engine) => engine.key === key)?.about
}
