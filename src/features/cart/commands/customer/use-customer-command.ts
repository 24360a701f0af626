import { useAtomValue, useStore, type WritableAtom } from 'jotai'
import { cartStarterAtom } from '../../state/selection.atoms.ts'

type Commands = typeof import('./customer-commands.ts')

const loadCommands = () => import('./customer-commands.ts')

interface CustomerCommand<Args extends unknown[], Result> {
  prepare(): void
  run(...args: Args): Promise<Result>
}

/** Runs a command whose code loads on first use. `failed` is the result if the code cannot be loaded. */
export function useCustomerCommand<Args extends unknown[], Result>(
  choose: (commands: Commands) => WritableAtom<null, Args, Promise<Result>>,
  failed: Result,
): CustomerCommand<Args, Result> {
  const store = useStore()
  const { start } = useAtomValue(cartStarterAtom)
  return {
    prepare: () => void Promise.all([loadCommands(), start()]).catch(() => {}),
    run: async (...args) => {
      const commands = await loadCommands().catch(() => null)
      return commands ? store.set(choose(commands), ...args) : failed
    },
  }
}
