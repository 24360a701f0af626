import { build } from './build/builder.ts'

await build()
