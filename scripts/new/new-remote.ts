import { remotes } from '../../shared/src/routes/remotes';
import { addProperty } from './add-property';
import { readName } from './name';
import { addPage } from './new-feature';
import { GeneratorError } from './generator-error';
import type { Workspace } from './workspace';

/** Generates a remote with a first page: its package, its port, and its name among the packages. */
export function newRemote(workspace: Workspace, remote: string): void {
  const name = readName(remote);
  if (Object.hasOwn(remotes, remote) || workspace.has(`mfe-${remote}`)) {
    throw new GeneratorError(`The remote “${remote}” already exists.`);
  }
  if (remote === 'shell') throw new GeneratorError('“shell” is the host of all remotes.');

  const port = Math.max(...Object.values(remotes).map((it) => it.port)) + 1;
  workspace.copy('remote', `mfe-${remote}`, { remote });
  workspace.edit('shared/src/routes/remotes.ts', (source) =>
    addProperty(source, 'remotes', `'${remote}': { port: ${port} }`),
  );
  workspace.edit('shared/src/routes/routes.ts', (source) =>
    source.replace(/(type Owner =[^;]+);/, `$1 | '${remote}';`),
  );
  addPage(workspace, remote, name);
}
