/** Any other path: throws a 404 before the first byte, which the root's error boundary shows. */
export function loader(): never {
  throw new Response(null, { status: 404 })
}

export default function NotFound() {
  return null
}
