import { copyFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `npm pack` knows neither catalog nor workspace: while it packs a package, the versions stand in its manifest themselves.
 * npm runs this in the package's folder, before it packs (`before`) and after.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const [manifest, ours] = ['package.json', '.package.json.ours'];

if (process.argv[2] === 'before') {
  copyFileSync(manifest, ours);
  writeFileSync(manifest, `${JSON.stringify(asPublished(manifestAt(manifest)), null, 2)}\n`);
} else {
  renameSync(ours, manifest);
}

function asPublished({ private: _, scripts: _scripts, devDependencies: _dev, dependencies, ...rest }) {
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

/** Of another package of the workspace, which is called as its folder is. */
function ownVersion(name) {
  if (!name.startsWith('@guest/')) throw new Error(`${name} is not in the catalog`);
  return manifestAt(join(root, name.slice('@guest/'.length), 'package.json')).version;
}

function manifestAt(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
