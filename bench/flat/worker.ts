import type { RenderInput } from '@guest/shared/contracts/release/boot.contract';
import { matchRoute } from '@guest/shared/routes/match-route';
import { routeOf } from '@guest/shared/routes/routes';
import { compose } from '../../shell/src/app/compose';
import { parentPort } from 'node:worker_threads';
import { loadRemote } from './remotes';

/** The shell's worker with the remotes built in: it renders every page itself. */
parentPort?.on('message', (request: { id: number; ask: RenderInput }) => void answer(request));

async function answer({ id, ask }: { id: number; ask: RenderInput }): Promise<void> {
  const route = matchRoute(new URL(ask.url, 'http://suite').pathname);
  const owner = route ? routeOf(route.name).owner : 'shell';
  const remote = owner === 'shell' ? null : { name: owner, bundle: owner };
  try {
    const composed = await compose({ ...ask, remote }, async (name) => ({ remote: await loadRemote(name) }));
    parentPort?.postMessage({ id, answer: composed });
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
}

parentPort?.postMessage({ ready: true });
