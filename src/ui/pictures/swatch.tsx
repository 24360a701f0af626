/** A disc of a colour, such as `#ff0000`. A drawing, because the page's security policy has no inline styles. */
export function Swatch({ colour }: { colour: string }) {
  return (
    <svg className="swatch" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <circle cx="8" cy="8" r="7.5" fill={colour} stroke="currentColor" strokeOpacity="0.4" />
    </svg>
  )
}
