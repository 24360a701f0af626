import { Link } from '#src/effects/router/link.tsx'
import { Icon } from '#src/ui/pictures/icon.tsx'
import { columnSort, type Order, type SortableColumn } from '../sorting.ts'

export interface TableSort {
  order: Order
  pathOf(order: Order): string
  names: { order: Order; name: string }[]
}

interface SortHeaderProps {
  column: SortableColumn
  name: string
  sort: TableSort
}

export function SortHeader({ column, name, sort }: SortHeaderProps) {
  const { direction, next } = columnSort(column, sort.order)
  return (
    <th scope="col" className={column} aria-sort={direction}>
      <Link
        to={sort.pathOf(next)}
        preventScrollReset
        rel="nofollow"
        title={sort.names.find(({ order }) => order === next)?.name}
      >
        {name}
        <Icon name="down" />
      </Link>
    </th>
  )
}
