/** Leads to another page of the shop by a full load; `address` with locale. */
export function openPage(address: string): void {
  location.assign(address)
}
