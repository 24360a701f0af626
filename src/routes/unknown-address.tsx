/** Always 404: the root's error boundary shows `features/shell/not-found-page.tsx`. */
export function loader(): never {
  throw new Response(null, { status: 404 })
}

export default function UnknownAddress() {
  return null
}
