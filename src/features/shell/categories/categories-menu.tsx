import { useRef } from 'react'
import { memoizeAsync } from '#src/effects/browser/memoize-async.ts'
import { Link } from '#src/effects/router/link.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { closeOnBlur } from '#src/ui/close-on-blur.ts'
import { prefetchMode } from '#src/ui/loading/prefetch.ts'
import { useLazyOnIntent } from '#src/ui/loading/use-lazy-on-intent.ts'
import { Icon } from '#src/ui/pictures/icon.tsx'
import type { ShellData } from '../shell-data.ts'

const id = 'categories'
const loadBranches = memoizeAsync(() => import('./open-branches.tsx'))

/**
 * Works without script. Drawings and second level are loaded before it opens, or are a page without script; their room
 * is kept by empty lines, so that nothing moves when they arrive.
 */
export function CategoriesMenu({ categories }: Pick<ShellData, 'categories'>) {
  const { t } = useI18n()
  const menu = useRef<HTMLElement>(null)
  // The router does not close popovers.
  const close = () => menu.current?.hidePopover()
  const top = (
    <ul className="category-index">
      {categories.map(({ name, uri, below }) => (
        <li key={uri}>
          <Link to={paths.category(uri)} prefetch={prefetchMode} onClick={close}>
            {name}
          </Link>
          {below > 0 ? <p>{'\n'.repeat(below)}</p> : null}
        </li>
      ))}
    </ul>
  )
  const button = useRef<HTMLButtonElement>(null)
  const [branches, want] = useLazyOnIntent(button, menu, loadBranches)
  return (
    <>
      <button
        ref={button}
        type="button"
        className="menu"
        popoverTarget={id}
        onPointerEnter={want}
        onFocus={want}
      >
        <Icon name="menu" />
        {t('shell.categories')}
      </button>
      <nav
        ref={menu}
        id={id}
        popover="auto"
        className="categories-menu"
        aria-label={t('shell.categories')}
        onBeforeToggle={want}
        onBlur={closeOnBlur}
      >
        {branches ? <branches.default onLeave={close}>{top}</branches.default> : top}
        <Link className="all" to={paths.categories()} onClick={close}>
          {t('shell.allCategories')}
        </Link>
      </nav>
    </>
  )
}
