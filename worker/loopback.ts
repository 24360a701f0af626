/** True if a host name or an IP address is loopback. IPv6 with or without brackets. */
export function isLoopback(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/.test(host)
}
