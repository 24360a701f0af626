export interface CarPhotoBucket {
  get(key: string): Promise<{ arrayBuffer(): Promise<ArrayBuffer> } | null>
  put(key: string, value: Uint8Array<ArrayBuffer>): Promise<unknown>
  delete(keys: string[]): Promise<unknown>
  list(options: {
    prefix: string
    limit: number
  }): Promise<{ objects: { key: string }[]; truncated: boolean }>
}
