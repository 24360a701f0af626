import { expect, it } from 'vitest'
import { isAboutLostVisitor } from '#scripts/shop/runtime-log.ts'

const stack = 'stack: /opt/workerd@57eb6c3 /opt/workerd@57ef2b7'

it.each(['write(): Connection reset by peer (os error 104)', 'write(): Broken pipe (os error 32)'])(
  'leaves out that a visitor has left: %s',
  (reason) => {
    const message = `kj::getCaughtExceptionAsKj() = rust/cxx/kj-rs-io/ffi.rs:176: disconnected: ${reason}\n${stack}`
    expect(isAboutLostVisitor(message)).toBe(true)
  },
)

it.each([
  `kj::getCaughtExceptionAsKj() = workerd/server/server.c++:4210: failed: expected ok; worker has no handler\n${stack}`,
  '{"level":"error","message":"disconnected: the service hung up"}',
  '*** Fatal uncaught kj::Exception: kj/async-io-unix.c++:945: disconnected: bind(): Address already in use',
])('keeps everything else: %s', (message) => {
  expect(isAboutLostVisitor(message)).toBe(false)
})
