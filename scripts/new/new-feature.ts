import { addressConflict, pagesOfTable, type OwnedPage } from '../../shared/src/routes/address-conflict';
import { remotes } from '../../shared/src/routes/remotes';
import { addProperty } from './add-property';
import { addTexts } from './add-texts';
import { readName, type Name } from './name';
import { GeneratorError } from './generator-error';
import type { Workspace } from './workspace';

/** The statements by which a remote knows the pages that it declares itself. */
const ADD_ROUTES = 'addRoutes(routes);';
const IMPORT_ADD_ROUTES = "import { addRoutes } from '@guest/shared/routes/routes';\n";
const IMPORT_ROUTES = "import routes from './routes.json';\n";

/** Generates a page of a remote with its row, styles, texts and test. */
export function newFeature(workspace: Workspace, remote: string, subject: string): void {
  if (!Object.hasOwn(remotes, remote)) {
    throw new GeneratorError(`There is no remote “${remote}”. Remotes: ${Object.keys(remotes).join(', ')}.`);
  }
  const name = readName(subject);
  if (workspace.has(`mfe-${remote}/src/${subject}`)) {
    throw new GeneratorError(`mfe-${remote} already has a folder ${subject}.`);
  }
  addPage(workspace, remote, name);
}

export function addPage(workspace: Workspace, remote: string, { kebab, pascal, title }: Name): void {
  const folder = `mfe-${remote}`;
  const page: OwnedPage = { name: `${remote}.${kebab}`, owner: remote, path: `/:property/${kebab}` };
  if (addressConflict(page, [...pagesOfTable, ...declaredPages(workspace)])) {
    throw new GeneratorError(`The address /{property}/${kebab} is taken.`);
  }
  // Each page is a chunk of its own, with the name that the release record expects.
  const chunk = `() =>
    import(/* webpackChunkName: "page-${page.name}" */ './${kebab}/${kebab}-page').then((it) => it.${pascal}Page)`;

  workspace.copy('feature', `${folder}/src/${kebab}`, {
    subject: kebab,
    Subject: pascal,
    Title: title,
    route: page.name,
  });
  const rows = { ...rowsOf(workspace, remote), [page.name]: { path: page.path, title, up: 'property' } };
  workspace.write(rowsFile(remote), JSON.stringify(rows, null, 2));
  workspace.edit(`${folder}/src/remote.ts`, (source) =>
    addProperty(withAddedRoutes(source), 'pages', `'${page.name}': ${chunk}`),
  );
  addTexts(workspace, folder, [title, 'At {name}']);
}

type Rows = Record<string, { path: string; title: string; up?: string }>;

const rowsFile = (remote: string) => `mfe-${remote}/src/routes.json`;

/** Returns the pages that a remote declares itself. */
function rowsOf(workspace: Workspace, remote: string): Rows {
  const file = rowsFile(remote);
  // The cast is safe because the build of the remote refuses any other form.
  return workspace.has(file) ? (JSON.parse(workspace.read(file)) as Rows) : {};
}

const declaredPages = (workspace: Workspace): OwnedPage[] =>
  Object.keys(remotes).flatMap((owner) =>
    Object.entries(rowsOf(workspace, owner)).map(([name, { path }]) => ({ name, owner, path })),
  );

/** Adds the statements by which links of the remote find its own pages. */
const withAddedRoutes = (source: string) =>
  source.includes(ADD_ROUTES)
    ? source
    : IMPORT_ADD_ROUTES + source.replace(/(?=\nexport const remote)/, `${IMPORT_ROUTES}\n${ADD_ROUTES}\n`);
