interface EngineNameProps {
  name: string
  about: string
  count: number | null
}

/** The code of an engine, what is known about it, and its number of parts. */
export function EngineName({ name, about, count }: EngineNameProps) {
  return (
    <>
      <span className="code">{name}</span>
      {about ? <span className="about"> {about}</span> : null}
      {count === null ? null : <span className="count"> {count}</span>}
    </>
  )
}
