import { spawnSync } from 'node:child_process'

/** Installs packages as root or by password-less sudo; does nothing without either. */
export function installByApt(...packages: string[]): void {
  apt('update')
  apt('install', '-y', '--no-install-recommends', ...packages)
}

/** Does not install the package (or `name=version`); false if apt does not have it. */
export function unpackByApt(name: string, folder: string): boolean {
  const script = 'rm -f ./*.deb && apt-get download "$0" && dpkg -x ./*.deb . && rm ./*.deb'
  const download = () => run('sh', ['-c', script, name], folder)
  // A fresh machine has no list of packages.
  if (download()) return true
  apt('update')
  return download()
}

function apt(...args: string[]): void {
  const root = process.getuid?.() === 0
  run(root ? 'apt-get' : 'sudo', root ? args : ['-n', 'apt-get', ...args])
}

function run(command: string, args: string[], cwd = '.'): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { cwd, env, stdio: 'ignore' }).status === 0
}
