/** The Durable Objects of one class, as the platform binds them: one for each name. */
export interface ObjectNamespace {
  idFromName(name: string): unknown
  get(id: unknown): { fetch(request: Request): Promise<Response> }
}
