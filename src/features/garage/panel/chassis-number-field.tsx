import { useRef, useState } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Icon } from '#src/ui/pictures/icon.tsx'
import type { KnownCar } from '../vehicles/known-car.ts'
import type { VehicleTree } from '../vehicles/vehicle-tree.ts'
import { maxTypedVin, normalizeVin } from '../vin/typed-vin.ts'

/** A character of a number; wrong if no VIN has it. */
interface TypedCharacter {
  position: number
  character: string
  isWrong: boolean
}

/** The letters a VIN leaves out because they look like these digits. */
const repairs = [
  { from: 'O', to: '0' },
  { from: 'Q', to: '0' },
  { from: 'I', to: '1' },
]

interface ChassisNumberFieldProps {
  vehicles: VehicleTree
  currentYear: number
  /** Called with the car that a number names; null if it names none, `wrong` if a character cannot be part of it. */
  onRead(car: KnownCar | null | 'wrong'): void
}

/** Decodes a chassis number or type plate, only in the browser. The decoder loads on use. */
export function ChassisNumberField({ vehicles, currentYear, onRead }: ChassisNumberFieldProps) {
  const i18n = useI18n()
  const { t } = i18n
  const [typed, setTyped] = useState('')
  const [lines, setLines] = useState<string[]>([])
  const [wrong, setWrong] = useState<TypedCharacter[] | null>(null)
  const input = useRef<HTMLInputElement>(null)

  async function read(typed: string) {
    const modules = await Promise.all([
      import('../vin/vin-text.ts'),
      import('../vin/decode-vin.ts'),
      import('../vin/vin-car.ts'),
    ]).catch(() => null)
    if (!modules) return setLines([t('garage.notLoaded')])
    const [{ vinText }, { decodeVin }, { vinCar }] = modules
    const number = decodeVin(typed, { currentYear })
    const car = vinCar(number, vehicles)
    const known = car?.model || car?.make || ''
    const { lines: said } = vinText(i18n, { vinNumber: typed, year: '', model: '', known }, currentYear)
    const isWrong = number.kind === 'wrongCharacters'
    setWrong(isWrong ? charactersOf(typed, number.positions) : null)
    setLines(car || isWrong ? said : [...said, t('garage.numberUnknown')])
    onRead(isWrong ? 'wrong' : car)
  }

  function type(number: string) {
    setTyped(number)
    setWrong(null)
    setLines([])
  }

  function repair(from: string, to: string) {
    const repaired = normalizeVin(typed).replaceAll(from, to)
    setTyped(repaired)
    void read(repaired)
    // The pressed button is removed.
    input.current?.focus()
  }

  return (
    <div className="way">
      <Field
        label={t('garage.number')}
        hint={
          <span aria-live="polite" data-tone={wrong ? 'error' : undefined}>
            {lines.map((line) => (
              <span key={line}>
                {wrong ? <Icon name="error" /> : null}
                {line}{' '}
              </span>
            ))}
          </span>
        }
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            className="chassis-number"
            aria-invalid={wrong ? true : undefined}
            value={typed}
            maxLength={maxTypedVin}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => type(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              void read(typed)
            }}
          />
        )}
      </Field>
      {wrong ? (
        <>
          <p className="number-echo" aria-hidden="true">
            {wrong.map(({ position, character, isWrong }) =>
              isWrong ? <mark key={position}>{character}</mark> : character,
            )}
          </p>
          {repairs
            .filter(({ from }) => wrong.some(({ character, isWrong }) => isWrong && character === from))
            .map(({ from, to }) => (
              <Button key={from} kind="primary" onClick={() => repair(from, to)}>
                {t('vin.useInstead', { to, from })}
              </Button>
            ))}
        </>
      ) : null}
      <Button onClick={() => void read(typed)}>{t('garage.readNumber')}</Button>
    </div>
  )
}

function charactersOf(typed: string, wrong: readonly { position: number }[]): TypedCharacter[] {
  const positions = new Set(wrong.map(({ position }) => position))
  return [...normalizeVin(typed)].map((character, index) => ({
    position: index + 1,
    character,
    isWrong: positions.has(index + 1),
  }))
}
