import { remotes } from '../../shared/src/routes/remotes';
import { routes } from '../../shared/src/routes/routes';
import { addProperty } from './add-property';
import { addTexts } from './add-texts';
import { readName, type Name } from './name';
import { GeneratorError } from './generator-error';
import type { Workspace } from './workspace';

const ROUTES = 'shared/src/routes/routes.ts';

/** Generates a page of a remote with its route, styles, texts and test. */
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
  const route = `property-${kebab}`;
  const path = `/:property/${kebab}`;
  if (Object.entries(routes).some(([name, taken]) => name === route || taken.path === path)) {
    throw new GeneratorError(`The address /{property}/${kebab} is taken.`);
  }
  const folder = `mfe-${remote}`;
  // Each page is a chunk of its own, with the name that the release record expects.
  const chunk = `() =>
    import(/* webpackChunkName: "page-${route}" */ './${kebab}/${kebab}-page').then((it) => it.${pascal}Page)`;
  const row = `'${route}': { path: '${path}', owner: '${remote}', title: '${title}', up: 'property' }`;

  workspace.copy('feature', `${folder}/src/${kebab}`, {
    subject: kebab,
    Subject: pascal,
    Title: title,
    route,
  });
  workspace.edit(ROUTES, (source) =>
    addProperty(source, 'routes', row, (it) => it.includes(`owner: '${remote}'`)),
  );
  workspace.edit(`${folder}/src/remote.ts`, (source) => addProperty(source, 'pages', `'${route}': ${chunk}`));
  addTexts(workspace, folder, [title, 'At {name}']);
  // The shell needs the title because it shows it while the remote is still loading.
  addTexts(workspace, 'shell', [title]);
}
