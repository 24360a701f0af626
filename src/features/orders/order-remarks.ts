const prefix = 'Personal number:'

/** The notes of an order: the personal number, then the shopper's note. */
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
