import type { PictureFiles } from '#src/commerce/contract/catalogue/media/picture-files.ts'
import { Link } from '#src/effects/router/link.tsx'
import { Picture } from '#src/ui/pictures/picture.tsx'

interface LineLinkProps {
  path: string | null
  onLeave?: (() => void) | undefined
}

export function LineDrawing({ path, picture, onLeave }: LineLinkProps & { picture: PictureFiles | null }) {
  const drawing = <Picture source={picture} alternative="" size={72} />
  return path ? (
    <Link className="thumbnail" to={path} tabIndex={-1} aria-hidden="true" onClick={onLeave}>
      {drawing}
    </Link>
  ) : (
    <span className="thumbnail">{drawing}</span>
  )
}

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
