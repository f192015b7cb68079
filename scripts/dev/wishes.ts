import { StartUpFailure } from '../../server/src/platform/errors/start-up-failure';
import { remotes, type RemoteName } from '../../shared/src/routes/remotes';

/** Returns the remotes of `--only`; `null` means all packages. */
export function readWishes(words: string[]): { only: RemoteName[] | null } {
  const [option, ...names] = words.flatMap((word) => word.split(/[=,]/)).filter((word) => word !== '');
  if (option === undefined) return { only: null };
  if (option !== '--only' || names.length === 0) {
    throw new StartUpFailure(
      'It is pnpm dev, or pnpm dev --only chat for one remote in the suite as it is built.',
    );
  }
  return { only: names.map(knownRemote) };
}

function knownRemote(name: string): RemoteName {
  const known = Object.keys(remotes) as RemoteName[];
  const found = known.find((it) => it === name);
  if (!found) throw new StartUpFailure(`There is no remote “${name}”; there are ${known.join(', ')}.`);
  return found;
}
