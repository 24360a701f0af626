import { Children, type ReactNode } from 'react'
import { Icon, type IconName } from './pictures/icon.tsx'

export type NoticeTone = 'information' | 'success' | 'warning' | 'error'

const marks: Record<NoticeTone, IconName> = {
  information: 'information',
  success: 'check',
  warning: 'warning',
  error: 'error',
}

interface NoticeProps {
  tone?: NoticeTone
  /**
   * The urgency of the announcement by screen readers; `none` inside a live region, which announces it already. Otherwise
   * it is only announced if it was on the page, empty, before its text was set.
   */
  role?: 'status' | 'alert' | 'none'
  children?: ReactNode
}

/**
 * A message about an event. Keep it mounted and fill it: an empty notice takes no space and is announced when filled.
 */
export function Notice({ tone = 'information', role = 'status', children }: NoticeProps) {
  const isFilled = Children.toArray(children).some((child) => child !== '')
  return (
    <div className="notice" role={role} data-tone={tone}>
      {isFilled ? (
        <div>
          <Icon name={marks[tone]} />
          <div>{children}</div>
        </div>
      ) : null}
    </div>
  )
}
