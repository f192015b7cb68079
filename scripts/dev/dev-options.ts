import { StartUpFailure } from '../../server/src/platform/errors/start-up-failure';
import { remotes, type RemoteName } from '../../shared/src/routes/remotes';

/** Returns the remotes of `--only`; `null` means all packages. */
export function parseDevOptions(args: string[]): { only: RemoteName[] | null } {
  const [option, ...names] = args.flatMap((arg) => arg.split(/[=,]/)).filter((arg) => arg !== '');
  if (option === undefined) return { only: null };
  if (option !== '--only' || names.length === 0) {
    throw new StartUpFailure('Use pnpm dev, or pnpm dev --only chat for one remote in the built suite.');
  }
  return { only: names.map(requireRemote) };
}

function requireRemote(name: string): RemoteName {
  const known = Object.keys(remotes) as RemoteName[];
  const found = known.find((it) => it === name);
  if (!found) throw new StartUpFailure(`There is no remote “${name}”. Remotes: ${known.join(', ')}.`);
  return found;
}
