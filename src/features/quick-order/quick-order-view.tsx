import { type ReactNode, useRef, useState } from 'react'
import { browserStore } from '#src/effects/browser/storage.ts'
import { useAfterHydration } from '#src/effects/router/use-after-hydration.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { WithAside } from '#src/ui/with-aside.tsx'
import { fetchLookUp } from './fetch-look-up.ts'
import { ListForm } from './list-form.tsx'
import { maxListLength } from './parse-order-list.ts'
import type { PostedOrder } from './quick-order-action.ts'
import type { QuickOrderText } from './quick-order-text.ts'
import type { OrderTable } from './table/order-table.ts'
import { TableForm } from './table/table-form.tsx'

const listKey = 'rc_quick_order'
const store = browserStore('sessionStorage')

interface QuickOrderViewProps {
  text: QuickOrderText
  posted: PostedOrder | null
  /** The blocks beside the list. */
  aside: ReactNode
}

interface Shown {
  list: string
  table: OrderTable
  round: number
  isAsked: boolean
}

/** The typed list is kept until it is changed, and is restored after a visit to another page. */
export function QuickOrderView({ text, posted, aside }: QuickOrderViewProps) {
  const { locale } = useI18n()
  const [list, setList] = useState(posted?.list ?? '')
  const [problem, setProblem] = useState(posted?.problem ?? '')
  const [shown, setShown] = useState<Shown | null>(
    posted?.table ? { list: posted.list, table: posted.table, round: 0, isAsked: false } : null,
  )
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)

  async function lookUp(wanted: string, isAsked: boolean) {
    if (busy) return
    if (wanted.length > maxListLength) return refuse(text.tooLong)
    setBusy(true)
    const found = await fetchLookUp(localized(locale, paths.quickOrderList()), wanted)
    setBusy(false)
    if (!found) return refuse(text.unavailable)
    if ('problem' in found) return refuse(found.problem)
    setProblem('')
    keepList(wanted)
    setShown((before) => ({ list: wanted, table: found.table, round: (before?.round ?? 0) + 1, isAsked }))
  }

  function refuse(why: string) {
    setProblem(why)
    field.current?.focus()
  }

  function startOver() {
    keepList('')
    setList('')
    setProblem('')
    setShown(null)
    field.current?.focus()
  }

  useAfterHydration(() => {
    if (posted?.table) keepList(posted.list)
    const kept = posted ? '' : readKeptList()
    const typed = field.current?.value ?? ''
    if (kept === '' || (typed !== '' && typed !== kept)) return
    setList(kept)
    void lookUp(kept, false)
  })

  return (
    <div className="quick-order">
      <WithAside
        header={
          <>
            <h1>{text.title}</h1>
            <p className="lead">{text.lead}</p>
          </>
        }
        label={text.help}
        aside={aside}
        below={
          shown ? (
            <TableForm
              key={shown.round}
              text={text}
              list={shown.list}
              table={shown.table}
              first={shown.round > 0 ? null : posted}
              isAsked={shown.isAsked}
            />
          ) : null
        }
      >
        <div className="sheet">
          <ListForm
            text={text}
            list={list}
            problem={problem}
            busy={busy}
            field={field}
            onType={setList}
            onLookUp={() => void lookUp(list, true)}
            onStartOver={shown ? startOver : null}
          />
        </div>
      </WithAside>
    </div>
  )
}

/** The list is restored when the shopper returns from the page of a part; empty without one. */
function readKeptList(): string {
  return (store.read(listKey) ?? '').slice(0, maxListLength)
}

function keepList(list: string): void {
  store.write(listKey, list === '' ? null : list)
}
