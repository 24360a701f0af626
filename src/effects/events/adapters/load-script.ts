/** Loads a script of another origin. The content security policy trusts what the shop's own scripts load. */
export function loadScript(address: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.async = true
  script.src = address
  document.head.append(script)
  return script
}
