import { useRef } from 'react'
import { Link } from 'react-router'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { paths } from '#src/paths.ts'
import { Icon } from '#src/ui/icon.tsx'
import type { ShellData } from './shell-data.ts'

const id = 'categories'

/** The top categories. A popover: opens and closes without script, by Escape, and by a press outside. */
export function CategoriesMenu({ categories }: Pick<ShellData, 'categories'>) {
  const { t } = useI18n()
  const menu = useRef<HTMLElement>(null)
  // The router changes the page below without taking the menu away.
  const close = () => menu.current?.hidePopover()
  return (
    <>
      <button type="button" className="menu" popoverTarget={id}>
        <Icon name="menu" />
        {t('shell.categories')}
      </button>
      <nav ref={menu} id={id} popover="auto" className="categories-menu" aria-label={t('shell.categories')}>
        <ul>
          {categories.map(({ name, uri }) => (
            <li key={uri}>
              <Link to={paths.category(uri)} prefetch="intent" onClick={close}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
