export type Shared = 'sheet' | 'copied' | 'refused'

export async function shareLink(link: { title: string; url: string }): Promise<Shared> {
  if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
    const outcome = await navigator.share(link).then(
      () => 'sheet' as const,
      (error: unknown) =>
        error instanceof DOMException && error.name === 'AbortError' ? ('sheet' as const) : null,
    )
    if (outcome) return outcome
  }
  try {
    await navigator.clipboard.writeText(link.url)
    return 'copied'
  } catch {
    return 'refused'
  }
}
