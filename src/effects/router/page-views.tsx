import { useLocation } from 'react-router'
import { Report } from '../events/report.tsx'

/** Reports every shown screen by its path, since a query narrows or sorts the same screen. */
export function PageViews() {
  return <Report subject={useLocation().pathname} event={() => ({ kind: 'screenShown' })} />
}
