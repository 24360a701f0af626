import { spawnSync } from 'node:child_process'

/** Installs packages with apt as root or by password-less sudo; does nothing where neither is possible. */
export function installByApt(...packages: string[]): void {
  const root = process.getuid?.() === 0
  const apt = (...args: string[]) =>
    spawnSync(root ? 'apt-get' : 'sudo', root ? args : ['-n', 'apt-get', ...args], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  apt('update')
  apt('install', '-y', '--no-install-recommends', ...packages)
}
