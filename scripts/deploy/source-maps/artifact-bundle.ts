import { basename } from 'node:path'
import type { MappedFile } from './mapped-files.ts'
import type { ErrorProject } from './settings.ts'
import { zipAfter } from './zip.ts'

/** The head of a source bundle: its mark, and version 2 of the format. */
const head = Buffer.from('SYSB\x02\0\0\0', 'latin1')

/** The name of a file in a release. `~` stands for any scheme and host, such as the `app://` of reports. */
export const artifactName = ({ path }: Pick<MappedFile, 'path'>) => `~${path}`

/**
 * The files as an artifact bundle of the error server: an archive with a `manifest.json`. Reports name release and path,
 * so these are what the server finds a file by; the build has no debug ids.
 */
export function artifactBundle(
  files: readonly MappedFile[],
  { organization, project, release }: Pick<ErrorProject, 'organization' | 'project'> & { release: string },
): Buffer {
  const entries = files.flatMap((file) => [
    {
      name: `files/_/_${file.path}`,
      content: file.script,
      url: artifactName(file),
      type: 'minified_source',
      headers: { sourcemap: `${basename(file.path)}.map` },
    },
    {
      name: `files/_/_${file.path}.map`,
      content: file.map,
      url: `${artifactName(file)}.map`,
      type: 'source_map',
      headers: {},
    },
  ])
  const manifest = {
    org: organization,
    project,
    release,
    files: Object.fromEntries(entries.map(({ name, url, type, headers }) => [name, { url, type, headers }])),
  }
  return zipAfter(head, [
    { name: 'manifest.json', content: Buffer.from(JSON.stringify(manifest)) },
    ...entries.map(({ name, content }) => ({ name, content })),
  ])
}
