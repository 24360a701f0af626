/** The shop's name, drawn: a cam above its tappet, then the letters. */
export function Wordmark() {
  return (
    <svg
      className="wordmark"
      viewBox="0 0 132 24"
      width="132"
      height="24"
      aria-hidden="true"
      focusable="false"
    >
      <g className="cam">
        <path d="M11 1.5c3 0 5.2 2.4 5.2 5.4 0 3.2-2.6 7.6-5.2 7.6S5.800 10.1 5.800 6.900C5.800 3.900 8 1.500 11 1.500z" />
        <circle cx="11" cy="6.6" r="1.3" />
      </g>
      <path className="foot" d="M3.500 17h15M11 17v6" />
      <path
        className="letters"
        d="M27 5h12M33 5v17M42 22l5.500-17h1l5.500 17M44 17h8M59 22V5h5.200a4.600 4.600 0 010 9.300H59M75.500 22V5h5.200a4.600 4.600 0 010 9.300h-5.200M102.500 5H92v15.500h10.500M92 12.500h9M107 5h12M113 5v17"
      />
    </svg>
  )
}
