/**
 * A style sheet that what renders it needs and first screens do not. React waits for it before it shows a new screen or
 * part, and keeps it: unlike one of a route's `links`, it is not missing for a moment when a visitor comes back.
 */
export function StyleSheet({ href }: { href: string }) {
  return <link rel="stylesheet" href={href} precedence="later" />
}
