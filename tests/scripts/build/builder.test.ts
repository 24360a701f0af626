import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts'

/** Builds in a folder with these files only, and without packages. */
function buildWith(files: string[]) {
  using folder = createTemporaryFolder()
  for (const file of files) {
    mkdirSync(dirname(join(folder.path, file)), { recursive: true })
    writeFileSync(join(folder.path, file), '')
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('scripts/build.ts')], {
    cwd: folder.path,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('a build stays as it is where the packages to make one are not installed', () => {
  const built = ['build/server/index.js', 'build/client/_headers', 'dist/sandbox/index.js']
  expect(buildWith(built)).toEqual({ status: 0, stdout: '', stderr: '' })
})

test('without a build and the packages to make one, the commands that make it are named', () => {
  const { status, stdout, stderr } = buildWith(['build/server/index.js'])
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain('run npm ci and npm run build')
})
