/** A field that people do not see: only robots fill it in. `label` asks those who find it nevertheless to leave it empty. */
export function TrapField({ label }: { label: string }) {
  return (
    <p className="visually-hidden" aria-hidden="true">
      <label>
        {label}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  )
}
