import type { RenderInput } from '@guest/shared/contracts/release/boot.contract';
import type { RemoteModule } from '@guest/shared';
import { parentPort } from 'node:worker_threads';
import { compose } from './compose';
import { fillRegistry } from './registry';

/** Renders one first view at a time for the server, which gives its process a port like that of a thread. */
fillRegistry();

const load = (bundle: string): Promise<{ remote: RemoteModule }> => import(/* webpackIgnore: true */ bundle);

parentPort?.on('message', (request: { id: number; ask: RenderInput }) => void answer(request));

async function answer({ id, ask }: { id: number; ask: RenderInput }): Promise<void> {
  try {
    parentPort?.postMessage({ id, answer: await compose(ask, load) });
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
}

parentPort?.postMessage({ ready: true });
