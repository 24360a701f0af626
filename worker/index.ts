import { messageAssets } from 'virtual:message-assets'
import * as build from 'virtual:react-router/server-build'
import { createApp } from './app.ts'
import { createIsolate } from './isolate.ts'
import { createRenderer } from './render.ts'

const screens = Object.values(build.routes).flatMap((route) => (route?.path ? [route.path] : []))

export default createApp(createIsolate(), createRenderer(build), {
  messageAssets,
  development: import.meta.env.DEV,
  screens,
})
