import { sourceMaps } from '../../build/builder.ts'
import { artifactBundle, artifactName } from './artifact-bundle.ts'
import { mappedFiles } from './mapped-files.ts'
import type { ErrorProject } from './settings.ts'
import { uploadBundle } from './upload-bundle.ts'

/**
 * Uploads the source maps of the build to the error server, before the first report of the release can arrive. `release`:
 * what reports name; null if nobody knows it before the upload of the Worker. A failure is only a warning: an error server
 * must not hold up a deployment. `isDry`: prints what would be uploaded.
 */
export async function uploadSourceMaps(
  target: ErrorProject,
  { release, isDry }: { release: string | null; isDry: boolean },
): Promise<void> {
  if (release === null) {
    console.warn('Source maps are not uploaded: outside a repository, GIT_SHA has to name the release.')
    return
  }
  const files = mappedFiles({ client: 'build/client', maps: sourceMaps, server: 'build/server' })
  const place = `${target.organization}/${target.project} at ${target.server}`
  if (isDry) {
    console.log(`Source maps of ${files.length} scripts, as artifacts of the release ${release} of ${place}:`)
    for (const file of files) console.log(`  ${artifactName(file)}`)
    return
  }
  const bundle = new Uint8Array(artifactBundle(files, { ...target, release }))
  const sleep = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))
  try {
    await uploadBundle(bundle, target, release, { fetch, sleep })
    console.log(`Source maps of ${files.length} scripts: uploaded for the release ${release} of ${place}`)
  } catch (error) {
    console.warn(`Source maps are not uploaded. ${error instanceof Error ? error.message : error}`)
  }
}
