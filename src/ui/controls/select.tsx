import type { ComponentProps } from 'react'
import { Icon } from '../pictures/icon.tsx'

export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="select">
      <select {...rest} className={className} />
      <Icon name="down" />
    </span>
  )
}
