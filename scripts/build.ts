import { build } from './builder.ts'

build()
