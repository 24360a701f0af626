import type { OutgoingMessage, Ports } from './ports.ts'

/** Sends a message and keeps a copy where the console shows it. */
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
