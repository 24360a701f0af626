import { useLocation } from 'react-router'
import { Report } from '../events/report.tsx'

export function PageViews() {
  return <Report subject={useLocation().pathname} event={() => ({ kind: 'screenShown' })} />
}
