import type { OutgoingMessage, Ports } from './ports.ts'

/** Sends a message and stores a copy for the console's inbox. */
export function deliver({ sql, now, send }: Ports, message: OutgoingMessage): void {
  sql.run(
    'insert into inbox (sent, kind, recipient, subject, body) values (?, ?, ?, ?, ?)',
    now(),
    message.kind,
    message.to,
    message.subject,
    message.text,
  )
  send(message)
}
