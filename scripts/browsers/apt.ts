import { spawnSync } from 'node:child_process'

/** Installs packages with apt as root or by password-less sudo; does nothing where neither is possible. */
export function installByApt(...packages: string[]): void {
  apt('update')
  apt('install', '-y', '--no-install-recommends', ...packages)
}

/** Unpacks a Debian package, or `name=version`, into a folder without installing it; returns whether apt had it. */
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
