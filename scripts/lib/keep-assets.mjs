import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Pages stay open for days, and load parts of the app under the names of their own build. Sets the assets of the current build in `folder` aside, and
 * returns a function that adds them to those of the next one. Older assets are deleted.
 */
export function setAssetsAside(folder) {
  const assets = join(folder, 'app/assets')
  const aside = join(folder, 'former-assets')
  const list = join(folder, '.assets')
  // pages are still of the build that an interrupted one has left
  if (!existsSync(aside) && existsSync(assets)) {
    const ofPresent = existsSync(list) ? new Set(JSON.parse(readFileSync(list, 'utf8'))) : new Set(readdirSync(assets))
    for (const name of readdirSync(assets)) if (!ofPresent.has(name)) rmSync(join(assets, name))
    renameSync(assets, aside)
  }
  return () => {
    mkdirSync(assets, { recursive: true })
    writeFileSync(list, JSON.stringify(readdirSync(assets)))
    if (existsSync(aside)) cpSync(aside, assets, { recursive: true, force: false })
    rmSync(aside, { recursive: true, force: true })
  }
}
