/**
 * Whether a message of workerd, which begins with the exception and ends with the addresses of its stack, says only that
 * a connection was closed from the other side.
 */
export function isAboutLostVisitor(message: string): boolean {
  return /^kj::getCaughtExceptionAsKj\(\) = \S+: disconnected: /.test(message)
}
