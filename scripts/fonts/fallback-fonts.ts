/** The measures of a font file. */
export interface FontMetrics {
  ascent: number
  descent: number
  unitsPerEm: number
  /** The mean advance width of letters, weighted by how often each occurs in text. */
  averageWidth: number
}

interface Face {
  /** The PostScript names of the fonts with these measures, as `local()` finds them. */
  names: string[]
  metrics: FontMetrics
}

interface InstalledFont {
  family: string
  regular?: Face
  bold: Face
}

function face(
  names: string[],
  [unitsPerEm, ascent, descent, averageWidth]: [number, number, number, number],
): Face {
  return { names, metrics: { unitsPerEm, ascent, descent, averageWidth } }
}

// Measures are from @capsizecss/metrics 4.3.0, or from the fonts of Debian 12, read with @capsizecss/unpack 4.0.1.
const barlow = face([], [1000, 1000, 200, 431]).metrics
const barlowSemiBold = face([], [1000, 1000, 200, 439]).metrics
const barlowCondensedSemiBold = face([], [1000, 1000, 200, 356]).metrics

/** Narrow fonts of operating systems resemble Barlow Condensed more than a wide font that is made smaller. */
const narrowFonts: InstalledFont[] = [
  {
    family: 'Arial Narrow',
    bold: face(['ArialNarrow-Bold', 'LiberationSansNarrow-Bold'], [2048, 1916, 434, 806]),
  },
  { family: 'Roboto Condensed', bold: face(['RobotoCondensed-Bold'], [2048, 1900, 500, 827]) },
  { family: 'DejaVu Sans Condensed', bold: face(['DejaVuSansCondensed-Bold'], [2048, 1901, 483, 1058]) },
]

/** Fonts of operating systems, most like Barlow first. */
const fonts: InstalledFont[] = [
  {
    family: 'Roboto',
    regular: face(['Roboto-Regular'], [2048, 1900, 500, 911]),
    bold: face(['Roboto-Bold'], [2048, 1900, 500, 927]),
  },
  {
    family: 'Segoe UI',
    regular: face(['SegoeUI'], [2048, 2210, 514, 908]),
    bold: face(['SegoeUI-Semibold'], [2048, 2210, 514, 937]),
  },
  {
    family: 'Noto Sans',
    regular: face(['NotoSans-Regular'], [1000, 1069, 293, 474]),
    bold: face(['NotoSans-Bold'], [1000, 1069, 293, 504]),
  },
  {
    family: 'Arial',
    regular: face(['ArialMT', 'LiberationSans', 'Helvetica'], [2048, 1854, 434, 913]),
    bold: face(['Arial-BoldMT', 'LiberationSans-Bold', 'Helvetica-Bold'], [2048, 1854, 434, 983]),
  },
  {
    family: 'DejaVu Sans',
    regular: face(['DejaVuSans'], [2048, 1901, 483, 1041]),
    bold: face(['DejaVuSans-Bold'], [2048, 1901, 483, 1176]),
  },
]

/** Descriptors that give a font the size of another one: its average width, ascent and descent. */
export function fallbackMeasures(font: FontMetrics, replaced: FontMetrics): Record<string, string> {
  const size = replaced.averageWidth / replaced.unitsPerEm / (font.averageWidth / font.unitsPerEm)
  return {
    'size-adjust': percent(size),
    'ascent-override': percent(replaced.ascent / replaced.unitsPerEm / size),
    'descent-override': percent(replaced.descent / replaced.unitsPerEm / size),
    'line-gap-override': percent(0),
  }
}

function percent(value: number): string {
  return `${Number((value * 100).toFixed(2))}%`
}

/** The stand-ins for Barlow and Barlow Condensed, and the lists of their names. */
export function fallbackSheet(): string {
  const body = fonts.map(({ family, regular, bold }) => ({
    name: `${family} as Barlow`,
    faces: [...(regular ? [fontFace(regular, 400, barlow)] : []), fontFace(bold, 600, barlowSemiBold)],
  }))
  const condensed = [...narrowFonts, ...fonts].map(({ family, bold }) => ({
    name: `${family} as Barlow Condensed`,
    faces: [fontFace(bold, 600, barlowCondensedSemiBold)],
  }))
  const list = (fallbacks: typeof body) => fallbacks.map(({ name }) => `\n    "${name}"`).join(',')
  return [
    '/* Written by `npm run fonts`: installed fonts with the measures of the fonts they stand in for. */',
    ':root {',
    `  --body-fallbacks:${list(body)};`,
    `  --condensed-fallbacks:${list(condensed)};`,
    '}',
    ...[...body, ...condensed].flatMap(({ name, faces }) =>
      faces.map((lines) =>
        ['', '@font-face {', `  font-family: "${name}";`, ...lines.map((line) => `  ${line};`), '}'].join(
          '\n',
        ),
      ),
    ),
    '',
  ].join('\n')
}

function fontFace({ names, metrics }: Face, weight: number, replaced: FontMetrics): string[] {
  return [
    `font-weight: ${weight}`,
    `src: ${names.map((name) => `local("${name}")`).join(', ')}`,
    ...Object.entries(fallbackMeasures(metrics, replaced)).map(([name, value]) => `${name}: ${value}`),
  ]
}
