import { build } from './builder.ts'

await build()
