const prefix = 'Personal number:'

/** What the order says besides its lines: the personal number, then the shopper's own note. */
export function additionalNotes(personalNumber: string, note: string): string {
  const number = personalNumber.trim()
  return [number && `${prefix} ${number}`, note.trim()].filter(Boolean).join(', ')
}

/** The shopper's own part of such notes. The personal number is not shown again. */
export function remarkOf(notes: string): string {
  if (!notes.startsWith(prefix)) return notes
  const [, note = ''] = /^[^,]*,?\s*(.*)$/s.exec(notes) ?? []
  return note
}
