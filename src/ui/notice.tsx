import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

export type NoticeTone = 'information' | 'success' | 'warning' | 'error'

const marks: Record<NoticeTone, IconName> = {
  information: 'information',
  success: 'check',
  warning: 'warning',
  error: 'error',
}

interface NoticeProps {
  tone?: NoticeTone
  /** How urgently it is read out. Announced only when it was on the page, empty, before its words came. */
  role?: 'status' | 'alert'
  children?: ReactNode
}

/** Words about what happened. Keep it mounted and fill it: an empty one takes no room and waits to be read out. */
export function Notice({ tone = 'information', role = 'status', children }: NoticeProps) {
  return (
    <div className="notice" role={role} data-tone={tone}>
      {children ? (
        <div>
          <Icon name={marks[tone]} />
          <div>{children}</div>
        </div>
      ) : null}
    </div>
  )
}
