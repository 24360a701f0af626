/** A message of workerd begins with the exception and ends with the addresses of its stack. */
export function isAboutLostVisitor(message: string): boolean {
  return /^kj::getCaughtExceptionAsKj\(\) = \S+: disconnected: /.test(message)
}
