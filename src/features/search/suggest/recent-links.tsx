import { useState } from 'react'
import { browserStore } from '#src/effects/browser/storage.ts'
import { KeywordLinks } from '../start/search-prompt.tsx'
import { readRecent } from './recent-searches.ts'

const store = browserStore('localStorage')

/** The last searches in this browser, as links. */
export default function RecentLinks({ title }: { title: string }) {
  const [recent] = useState(() => readRecent(store))
  return recent.length > 0 ? <KeywordLinks title={title} keywords={recent} /> : null
}
