const units = 'mm|cm|kw|ah|nm|bar|ml|lm|kg|l|v|w|a'
const inches = "inch(?:es)?|zoll|tum|tommer?|tuumaa?|pouces?|duim|″|''"
const litres = 'lit(?:er|re|ers|res)|litraa?|ltr'
/** Neither within a word nor within a number. */
const start = String.raw`(?<![\p{L}\p{N}.,-])`
const end = String.raw`(?![\p{L}\p{N}]|-\d)`
const number = String.raw`(\d{1,5}(?:\.\d{1,2})?)`

const unit = (names: string) => new RegExp(`${start}${number} ?(${names})${end}`, 'giu')

/** Spellings of measures, and their replacements. */
const spellings: readonly [pattern: RegExp, instead: string][] = [
  [/\s+/gu, ' '],
  // 5 × 108, 5*108, 5 x 108, but not 240 X271925, which is a car and a number.
  [/(\d)(?: ?[×*] ?| x |x )(?=\d)/giu, '$1x'],
  [/(\d) ?J ?[x×] ?(?=\d\d)/giu, '$1Jx'],
  [/(?<![\p{N}.,])(\d{1,4}),(\d{1,2})(?![\p{N}.,])/gu, '$1.$2'],
  // The only quotation mark of a text is no quotation.
  [/^([^"]*(?<!\d)\d\d(?:\.5)?) ?"(?![^"]*")(?=\P{L}|$)/u, '$1 inch'],
  [unit(inches), '$1 inch'],
  [unit(litres), '$1 l'],
  [unit('° ?c?'), '$1 °C'],
  [unit(units), '$1 $2'],
  [new RegExp(`${start}(0|5|10|15|20|25|70|75|80|85)w[ -]?([1-9]0|16|85|1[14]0)${end}`, 'giu'), '$1W-$2'],
  [new RegExp(`${start}(\\d) ?pk ?(\\d{3,4})${end}`, 'giu'), '$1PK$2'],
]

/**
 * Writes the measures of a text in one way, for search: `280mm` → `280 mm`, `5 × 108` → `5x108`, `15"` and `15 Zoll` →
 * `15 inch`, `14,3` → `14.3`, `5w30` → `5W-30`, `6 pk 1120` → `6PK1120`. The rest of the text stays as it is.
 */
export function measureText(text: string): string {
  return spellings.reduce((written, [pattern, instead]) => written.replace(pattern, instead), text).trim()
}

/** A measure with its unit, as `measureText` writes it. */
export const writtenMeasure = new RegExp(`${start}${number} (?:${units}|inch|°C)${end}`, 'iu')
