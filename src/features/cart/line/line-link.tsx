import { Link } from '#src/effects/router/link.tsx'
import { Picture } from '#src/ui/pictures/picture.tsx'

interface LineLinkProps {
  /** The page of its product; null where the line does not say which that is. */
  path: string | null
  /** The shopper goes there. */
  onLeave?: (() => void) | undefined
}

/** The picture of a line. The link beside it has the name, so that this one needs none. */
export function LineDrawing({ path, picture, onLeave }: LineLinkProps & { picture: string | null }) {
  const drawing = <Picture source={picture} alternative="" size={72} />
  return path ? (
    <Link className="thumbnail" to={path} tabIndex={-1} aria-hidden="true" onClick={onLeave}>
      {drawing}
    </Link>
  ) : (
    <span className="thumbnail">{drawing}</span>
  )
}

/** What a line is called. */
export function LineName({ path, id, name, onLeave }: LineLinkProps & { id: string; name: string }) {
  return path ? (
    <Link id={id} className="name" to={path} onClick={onLeave}>
      {name}
    </Link>
  ) : (
    <span id={id} className="name">
      {name}
    </span>
  )
}
