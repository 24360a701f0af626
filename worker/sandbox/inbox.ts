import type { OutgoingMessage, Ports } from './ports.ts'

/** Sends a message and stores a copy for the console's inbox. */
export function deliver({ sql, now, send }: Ports, message: OutgoingMessage): void {
  sql.run(
    'insert into inbox (sent, kind, recipient, subject, headers, body) values (?, ?, ?, ?, ?, ?)',
    now(),
    message.kind,
    message.to,
    message.subject,
    Object.entries(message.headers ?? {})
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n'),
    message.text,
  )
  send(message)
}
