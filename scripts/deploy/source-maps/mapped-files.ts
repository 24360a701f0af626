import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** A script of the build with its source map. */
export interface MappedFile {
  /** Its path in error reports: `/assets/c-1a2b3c4d.js` for browsers, the bare name for the server. */
  path: string
  script: Uint8Array
  map: Uint8Array
}

/** The folders of the built scripts and their maps. */
export interface BuildFolders {
  client: string
  /** The maps of `client`, which are kept out of what is served. */
  maps: string
  server: string
}

/** Those of the client, and those of the server if the build made any; sorted by path. */
export function mappedFiles({ client, maps, server }: BuildFolders): MappedFile[] {
  const ofClient = globSync('*.js.map', { cwd: maps }).map((name) => ({
    path: `/assets/${basename(name, '.map')}`,
    script: join(client, 'assets', basename(name, '.map')),
    map: join(maps, name),
  }))
  const ofServer = globSync('**/*.js.map', { cwd: server }).map((name) => ({
    path: `/${basename(name, '.map')}`,
    script: join(server, name.replace(/\.map$/, '')),
    map: join(server, name),
  }))
  return [...ofClient, ...ofServer]
    .filter(({ script }) => existsSync(script))
    .map(({ path, script, map }) => ({ path, script: readFileSync(script), map: readFileSync(map) }))
    .sort((one, other) => (one.path < other.path ? -1 : 1))
}
