import type { ReactNode } from 'react'
import { Link } from '#src/effects/router/link.tsx'
import * as paths from '#src/paths.ts'
import { AsideBlock, WithAside } from '#src/ui/with-aside.tsx'
import type { Help } from './help.ts'

interface WithHelpProps {
  help: Help
  header?: ReactNode
  /** Blocks before the help, such as the last order. */
  first?: ReactNode
  /** Blocks after it that appear in the browser only; without any other block they are left out. */
  last?: ReactNode
  wide?: boolean | undefined
  narrow?: boolean | undefined
  children: ReactNode
}

/** A screen with one task, and beside it answers and how customer service is reached. */
export function WithHelp({ help, header, first, last, wide, narrow, children }: WithHelpProps) {
  const isEmpty = !first && !help.questions && !help.contact
  return (
    <WithAside
      header={header}
      wide={wide}
      narrow={narrow}
      label={help.title}
      aside={
        isEmpty ? null : (
          <>
            {first}
            <HelpBlocks help={help} />
            {last}
          </>
        )
      }
    >
      {children}
    </WithAside>
  )
}

export function HelpBlocks({ help: { questions, contact } }: { help: Help }) {
  return (
    <>
      {questions ? (
        <AsideBlock title={questions.title}>
          <ul>
            {questions.links.map(({ text, path }) => (
              <li key={path}>
                <Link to={path}>{text}</Link>
              </li>
            ))}
          </ul>
          <Link to={paths.faq()}>{questions.all}</Link>
        </AsideBlock>
      ) : null}
      {contact ? (
        <AsideBlock title={contact.title}>
          <dl>
            {contact.rows.map(({ label, text, href }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{href ? <a href={href}>{text}</a> : text}</dd>
              </div>
            ))}
          </dl>
        </AsideBlock>
      ) : null}
    </>
  )
}
