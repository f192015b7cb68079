import { copyFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `npm pack` resolves neither `catalog:` nor `workspace:` versions, so the manifest contains the resolved
 * versions while a package is packed. npm runs this script in the directory of the package, with `before`
 * before packing and again afterwards.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const [manifest, backup] = ['package.json', '.package.json.backup'];

if (process.argv[2] === 'before') {
  copyFileSync(manifest, backup);
  writeFileSync(manifest, `${JSON.stringify(publishableManifest(readManifest(manifest)), null, 2)}\n`);
} else {
  renameSync(backup, manifest);
}

function publishableManifest({
  private: _,
  scripts: _scripts,
  devDependencies: _dev,
  dependencies,
  ...rest
}) {
  const catalog = catalogVersions();
  const versions = Object.keys(dependencies).map((name) => [name, catalog.get(name) ?? ownVersion(name)]);
  return { ...rest, dependencies: Object.fromEntries(versions) };
}

function catalogVersions() {
  const text = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  return new Map(
    [...text.matchAll(/^ {2}'?(@?[\w./-]+)'?: (\S+)$/gm)].map(([, name, version]) => [name, version]),
  );
}

/** Returns the version of another package of the workspace, whose directory has the name of the package. */
function ownVersion(name) {
  if (!name.startsWith('@guest/')) throw new Error(`${name} is not in the catalog`);
  return readManifest(join(root, name.slice('@guest/'.length), 'package.json')).version;
}

function readManifest(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
