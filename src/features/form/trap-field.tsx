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
