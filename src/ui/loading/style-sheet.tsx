export function StyleSheet({ href }: { href: string }) {
  return <link rel="stylesheet" href={href} precedence="later" />
}
