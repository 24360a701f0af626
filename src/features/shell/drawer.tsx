import { atom, type PrimitiveAtom, useAtom, useAtomValue, useSetAtom } from 'jotai'
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { cartStarterAtom } from '#src/features/cart/state/selection.atoms.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { ActionLink } from '#src/ui/controls/action-link.tsx'

export interface DrawerProps {
  open: boolean
  onClose(): void
}

interface Drawer {
  load(): Promise<unknown>
  Panel: ComponentType<DrawerProps>
  /** The location at which it was opened; null until the first time. Survives page changes. */
  at: PrimitiveAtom<string | null>
}

export function drawer(load: () => Promise<{ default: ComponentType<DrawerProps> }>): Drawer {
  return { load, Panel: lazy(load), at: atom<string | null>(null) }
}

interface DrawerButtonProps extends Omit<ComponentProps<typeof ActionLink>, 'onAct'> {
  drawer: Drawer
}

/** Opens a drawer: loads all it needs, and shows it. */
export function useDrawer({ load, at }: Drawer) {
  const { pathname } = useLocation()
  const i18n = useI18n()
  const { start } = useAtomValue(cartStarterAtom)
  const setOpened = useSetAtom(at)
  const prepare = () => Promise.all([load(), start(), i18n.load('customer')])
  return {
    prepare,
    async open() {
      await prepare()
      setOpened(pathname)
    },
  }
}

export function DrawerOpener({ drawer, ...link }: DrawerButtonProps) {
  const { prepare, open } = useDrawer(drawer)
  const want = () => void prepare().catch(() => {})
  return <ActionLink {...link} aria-haspopup="dialog" onPointerEnter={want} onFocus={want} onAct={open} />
}

/** Opens its panel, or without script the corresponding page. Navigation closes the panel. */
export function DrawerButton(props: DrawerButtonProps) {
  const { Panel, at } = props.drawer
  const { pathname } = useLocation()
  const [opened, setOpened] = useAtom(at)
  return (
    <>
      <DrawerOpener {...props} />
      <Suspense>
        {opened === null ? null : <Panel open={opened === pathname} onClose={() => setOpened('')} />}
      </Suspense>
    </>
  )
}
