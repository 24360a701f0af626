import { wordmark } from '#src/brand.ts'

export function Wordmark() {
  const { width, height, cam, foot, letters } = wordmark
  return (
    <svg
      className="wordmark"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <path className="cam" d={cam} />
      <path className="foot" d={foot} />
      <path className="letters" d={letters} />
    </svg>
  )
}
