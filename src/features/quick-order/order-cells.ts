const separators = ['\t', ';', '|', ','] as const

/** Splits a line as spreadsheets write it; one cell without a separator. Removes quotes around cells. */
export function cellsOf(line: string): { cells: string[]; separator: string } {
  for (const separator of separators) {
    const cells = split(line, separator)
    if (cells.length > 1) return { cells, separator }
  }
  return { cells: split(line, ''), separator: '' }
}

/** A quote counts if a cell begins and ends with one; elsewhere it means inches. */
function split(line: string, separator: string): string[] {
  const cells: string[] = []
  for (let from = 0; from <= line.length; ) {
    const [whole = '', quoted] = /^ *"((?:[^"]|"")*)" */.exec(line.slice(from)) ?? []
    const end = from + whole.length
    const closes = end === line.length || (separator !== '' && line.startsWith(separator, end))
    if (quoted !== undefined && closes) {
      cells.push(quoted.replaceAll('""', '"').trim())
      from = end + 1
      continue
    }
    const next = separator === '' ? -1 : line.indexOf(separator, from)
    const stop = next < 0 ? line.length : next
    cells.push(line.slice(from, stop).trim())
    from = stop + 1
  }
  return cells
}

export interface Columns {
  separator: string
  number: number | null
  quantity: number | null
}

const quantityWords =
  /\b(qty|quantity|pieces|pcs|antal|antall|stk|määrä|maara|kpl|quantit[ée]|qt[ée]|menge|anzahl|st[üu]ck|aantal|stuks)\b/i
const numberWords =
  /art(ic|ik|\b)|\bpart\b|\bparts\b|\bpart ?n|\boem?\b|\bsku\b|\bgtin\b|\bean\b|reservdel|reservedel|tuote|\bosan|\bvare|r[ée]f[ée]rence|teile|bestell|onderdeel|numm?ero|num[ée]ro|\bnumbers?\b|nummer/i

export function headColumns(line: string): Columns | null {
  const { cells, separator } = cellsOf(line)
  if (cells.some((cell) => /\p{N}/u.test(cell))) return null
  const quantity = cells.findIndex((cell) => quantityWords.test(cell))
  const number = cells.findIndex((cell, index) => index !== quantity && numberWords.test(cell))
  if (quantity < 0 && number < 0) return null
  return { separator, number: number < 0 ? null : number, quantity: quantity < 0 ? null : quantity }
}
