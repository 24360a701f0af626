/**
 * True if a message of workerd, which begins with the exception and ends with the addresses of its stack, only reports
 * a connection closed by the other side.
 */
export function isAboutLostVisitor(message: string): boolean {
  return /^kj::getCaughtExceptionAsKj\(\) = \S+: disconnected: /.test(message)
}
