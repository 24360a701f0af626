import * as v from 'valibot'
import { TestEventCode } from '#src/commerce/contract/conversion-event.ts'
import { testEventKey } from '#src/config.ts'
import { browserStore } from '../../browser/storage.ts'

/** The code of a conversion test: from the query, and then for the rest of the tab. An empty one ends the test. */
export function testEventCode(query = location.search): string | null {
  const store = browserStore('sessionStorage')
  const asked = new URLSearchParams(query).get('test_event_code')
  if (asked !== null) store.write(testEventKey, v.is(TestEventCode, asked) ? asked : null)
  const kept = store.read(testEventKey)
  return v.is(TestEventCode, kept) ? kept : null
}
