import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  // A chunk for each client loader would be one more request, and one more that can fail.
  splitRouteModules: false,
} satisfies Config
