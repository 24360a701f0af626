import type { UNSAFE_createMemoryHistory, UNSAFE_createRouter } from 'react-router'
import type { Plugin } from 'vite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { trimRouter } from '#scripts/trim-router.ts'
import { bundle } from '#tests/support/bundle.ts'

// The package brings another set of modules for development.
beforeEach(() => void vi.stubEnv('NODE_ENV', 'production'))
afterEach(() => void vi.unstubAllEnvs())

interface Router {
  createRouter: typeof UNSAFE_createRouter
  createMemoryHistory: typeof UNSAFE_createMemoryHistory
}

const wholeRouter = `
  export { UNSAFE_createRouter as createRouter, UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router'
  export { HydratedRouter } from 'react-router/dom'`

async function routerWith(plugins: Plugin[]): Promise<Router> {
  const code = Buffer.from(await bundle({ screen: wholeRouter }, plugins)).toString('base64')
  return import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)
}

/** What a shopper's walk leaves in the router's state, step by step. */
async function walk({ createRouter, createMemoryHistory }: Router, middleware = false) {
  const told: object[] = []
  const asked: string[] = []
  const load =
    (id: string, result: unknown = id) =>
    () => {
      asked.push(id)
      if (result instanceof Error || result instanceof Response) throw result
      return result
    }
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: ['/'] }),
    hydrationData: { loaderData: { root: 'as rendered' }, actionData: { root: 'as posted' } },
    routes: [
      {
        id: 'root',
        path: '/',
        loader: load('root'),
        ErrorBoundary: () => null,
        ...(middleware ? { middleware: [(_: unknown, next: () => unknown) => next()] } : {}),
        children: [
          { id: 'home', index: true },
          { id: 'category', path: 'c/*', loader: load('category') },
          { id: 'moved', path: 'moved', loader: load('moved', Response.redirect('http://localhost/c/new')) },
          { id: 'broken', path: 'broken', loader: load('broken', new Error('broken')) },
          { id: 'later', path: 'later', lazy: async () => ({ loader: load('later') }) },
        ],
      },
    ],
    dataStrategy: ({ runClientMiddleware }) =>
      runClientMiddleware(async ({ matches }) => {
        const wanted = matches.filter((match) => match.shouldCallHandler())
        const results = await Promise.all(wanted.map((match) => match.resolve()))
        return Object.fromEntries(wanted.map(({ route }, at) => [route.id, results[at]!]))
      }),
  })
  router.subscribe(({ location, navigation, loaderData, actionData, errors, revalidation, ...rest }) => {
    const { pathname, search, hash } = location
    told.push({
      address: pathname + search + hash,
      going: [navigation.state, navigation.location?.pathname, navigation.formMethod],
      loaderData,
      actionData,
      errors: Object.keys(errors ?? {}),
      revalidation,
      kept: rest.preventScrollReset,
      fetchers: rest.fetchers.size,
    })
  })
  router.initialize()
  await router.navigate('/c/brakes')
  await router.navigate('/c/brakes?order=LowestPrice', { preventScrollReset: true })
  await router.navigate('/c/brakes?order=LowestPrice#grid')
  await router.revalidate()
  await router.navigate('/moved')
  await router.navigate(-1)
  void router.navigate('/c/left')
  await router.navigate('/later', { replace: true })
  await router.navigate('/broken')
  await router.navigate('/nowhere')
  await router.navigate('/')
  router.dispose()
  return { told, asked }
}

test('a trimmed router walks like a whole one', async () => {
  const whole = await walk(await routerWith([]))
  expect(whole.asked).toContain('later')
  expect(await walk(await routerWith([trimRouter()]))).toEqual(whole)
})

test('middleware is not passed over in silence', async () => {
  const { told } = await walk(await routerWith([trimRouter()]), true)
  expect(told).toContainEqual(expect.objectContaining({ errors: ['root'], address: '/c/brakes' }))
})

test.each(['Form', 'useFetcher', 'useSubmit', 'useBlocker'])(
  '%s cannot be built into a screen',
  async (name) => {
    const screen = `import { ${name} } from 'react-router'; console.log(${name})`
    await expect(bundle({ screen }, [trimRouter()])).rejects.toThrow(/is used, but/)
  },
)

test('another release has to be read again', async () => {
  await expect(bundle({ screen: wholeRouter }, [trimRouter('8.5.0')])).rejects.toThrow(
    /react-router is 8\.5\.0/,
  )
})

test('a build without the modules it knows is told', async () => {
  await expect(bundle({ screen: 'console.log(1)' }, [trimRouter()])).rejects.toThrow(
    /react-router has no .*router\/router\.js/,
  )
})
