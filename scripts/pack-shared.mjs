import { copyFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const manifest = join(root, 'shared/package.json');
const ours = join(root, 'shared/.package.json.ours');

/**
 * `npm pack` knows no catalog: while it packs `@guest/shared`, the versions stand in its manifest themselves.
 * Run before it (`before`) and after it (`after`) by npm itself.
 */
if (process.argv[2] === 'before') {
  copyFileSync(manifest, ours);
  writeFileSync(
    manifest,
    `${JSON.stringify(asPublished(JSON.parse(readFileSync(manifest, 'utf8'))), null, 2)}\n`,
  );
} else {
  renameSync(ours, manifest);
}

function asPublished({ private: _, scripts: _scripts, devDependencies: _dev, dependencies, ...rest }) {
  const catalog = catalogVersions();
  const named = Object.keys(dependencies).map((name) => [name, catalog.get(name)]);
  const unknown = named.find(([, version]) => version === undefined);
  if (unknown) throw new Error(`${unknown[0]} is not in the catalog`);
  return { ...rest, dependencies: Object.fromEntries(named) };
}

function catalogVersions() {
  const text = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  return new Map(
    [...text.matchAll(/^ {2}'?(@?[\w./-]+)'?: (\S+)$/gm)].map(([, name, version]) => [name, version]),
  );
}
