export function numberForms(number: string): string[] {
  const glued = number.replaceAll(/[ .-]/g, '')
  return [
    ...new Set([
      number,
      number.toLowerCase(),
      glued,
      glued.toLowerCase(),
      number.replaceAll(/[.-]/g, ' '),
      number.replaceAll(/[ -]/g, '.'),
      number.replaceAll(/[ .]/g, '-'),
      number.replaceAll('0', 'O'),
      number.replaceAll('1', 'I'),
      glued.replaceAll('O', '0').replaceAll('I', '1'),
    ]),
  ]
}
