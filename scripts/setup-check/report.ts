import { counted, type Finding } from './finding.ts'

/** The findings of a check, under its title. */
export interface Section {
  title: string
  findings: readonly Finding[]
}

const marks = { works: '  ok    ', note: '  note  ', defect: '  DEFECT' } as const

/**
 * The lines of a report, and whether the setup is without defects. No line contains any of `secrets`, even if a service
 * has sent it.
 */
export function createReport(
  sections: readonly Section[],
  secrets: readonly string[],
): { lines: string[]; isSound: boolean } {
  const findings = sections.flatMap((section) => section.findings)
  const defects = findings.filter(({ level }) => level === 'defect').length
  const notes = findings.filter(({ level }) => level === 'note').length
  const lines = sections
    .filter((section) => section.findings.length > 0)
    .flatMap((section) => [
      section.title,
      ...section.findings.map(({ level, sentence, remedy }) =>
        `${marks[level]} ${sentence} ${remedy}`.trimEnd(),
      ),
      '',
    ])
  const summary = `${counted(defects, 'defect')}, ${counted(notes, 'note')}.`
  return { lines: [...lines, summary].map((line) => hideSecrets(line, secrets)), isSound: defects === 0 }
}

/** The longest first: one may be a part of another. */
function hideSecrets(text: string, secrets: readonly string[]): string {
  return secrets
    .filter((secret) => secret !== '')
    .toSorted((left, right) => right.length - left.length)
    .reduce((line, secret) => line.replaceAll(secret, '[secret]'), text)
}
