/** Whether a host name or address means this very machine. IPv6 with or without brackets. */
export function isLoopback(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/.test(host)
}
