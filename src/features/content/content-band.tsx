import { Link } from '#src/effects/router/link.tsx'
import type { BandScreen } from './load-band.ts'

export function ContentBand({ title, text, link }: BandScreen) {
  return (
    <section className="content-band">
      <h2>{title}</h2>
      <p>{text}</p>
      {link ? (
        <Link className="button" to={link.to}>
          {link.label}
        </Link>
      ) : null}
    </section>
  )
}
