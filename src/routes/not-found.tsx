/** Any address without a screen: decided before the first byte, shown by the root's error boundary. */
export function loader(): never {
  throw new Response(null, { status: 404 })
}

export default function NotFound() {
  return null
}
