import { readdirSync, readFileSync } from 'node:fs';

/**
 * The size limits of the scripts of a first view, in brotli: one for the shell's start with home, one for
 * what a page of a remote adds to it, and one for what a signed-in guest's plan adds to home after that, with its
 * styles. The files come from the release records of the last build; the heaviest language counts.
 */
const HOME = { route: 'property', limit: '128.9 kB' };
const PAGE_LIMIT = '22.8 kB';
const PLAN = { fragments: /^fragment-my-(next|day)\./, limit: '9 KiB' };

const packages = readdirSync('.').filter((name) => name.startsWith('mfe-'));
const shell = read('shell');

export default [
  { name: 'home', limit: HOME.limit, path: pathsOf(shell, shell.pages[HOME.route].scripts) },
  ...packages.flatMap((folder) => pagesOf(read(folder))),
  { name: "home: a guest's plan", limit: PLAN.limit, path: planPaths() },
];

/**
 * Returns one row for each page of a remote. Pages with the same files share a row, such as routes whose page
 * is not built yet and that load the same placeholder.
 */
function pagesOf(remote) {
  const rows = Object.entries(remote.pages).map(([route, { scripts }]) => ({
    name: `${remote.name}: ${route}`,
    limit: PAGE_LIMIT,
    path: pathsOf(remote, scripts),
  }));
  const isFirst = (row, at) => rows.findIndex(({ path }) => String(path) === String(row.path)) === at;
  return rows.filter(isFirst);
}

function planPaths() {
  const { folder, files } = read('mfe-account');
  const paths = files.flatMap(({ file }) => (PLAN.fragments.test(file) ? `${folder}/dist/${file}` : []));
  // Without this check, renamed files would pass unmeasured.
  if (paths.length < 2) throw new Error('the fragments of the plan are not in the release record');
  return paths;
}

function read(folder) {
  return { folder, ...JSON.parse(readFileSync(`${folder}/dist/release.json`, 'utf8')) };
}

function pathsOf(release, scripts) {
  const files = [...release.entry, ...scripts, ...heaviestTexts(release)];
  return files.map((file) => `${release.folder}/dist/${file}`);
}

function heaviestTexts({ texts, files }) {
  const weight = (names) =>
    names.reduce((sum, name) => sum + files.find(({ file }) => file === name).brotli, 0);
  return Object.values(texts).reduce((heaviest, it) => (weight(it) > weight(heaviest) ? it : heaviest), []);
}
