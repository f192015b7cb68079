import { releaseAll } from '../../../release/src/channel/release-all';
import { setOf, versionsOf } from '../../../release/src/registry/sets';
import { releaseSuite } from '../../../release/src/cli/release-suite';
import type { Boot } from '@guest/shared/contracts/release/boot.contract';
import type { ReleaseRecord, ReleaseSet } from '@guest/shared/contracts/release/release.contract';
import { bootOf } from './boot-of';
import { publishFlat } from './flat-releases';
import { labDataDir, labStore } from './lab-folders';
import { startServer, type ServerProcess } from './server-process';

/**
 * The variants that are compared: the suite; the same sources as one build, rendered on the server (`flat`)
 * or in the browser (`empty`); and the same document with almost no script (`bare`).
 */
export type Variant = 'suite' | 'flat' | 'empty' | 'bare';

export interface Lab {
  server: ServerProcess;
  /** The releases of the suite itself. */
  records: ReleaseRecord[];
  /** Points the server to a variant and waits until it serves the page with it. */
  show(variant: Variant, path: string): Promise<void>;
  stop(): Promise<void>;
}

const CHANNEL = 'production';
const SHOW_LIMIT_MS = 20_000;

export const viewOf = (variant: Variant): Boot['view'] => (variant === 'empty' ? 'empty' : 'page');

/** Builds every variant and starts the server that serves them one after the other. */
export async function startLab(print: (line: string) => void): Promise<Lab> {
  const storage = labStore;
  const { set, records } = await releaseSuite({ storage, channels: [CHANNEL], print });
  print('building the flat releases');
  const flat = await publishFlat(storage, records);
  const sets: Record<Variant, ReleaseSet> = {
    suite: set,
    flat: setOfRecords([flat.flat], 'one build, composed on the server'),
    empty: setOfRecords([flat.empty], 'one build, drawn in the browser'),
    bare: setOfRecords([flat.bare], 'the document alone'),
  };
  print('starting the server');
  const server = await startServer(labDataDir);

  async function showSet(target: ReleaseSet, path: string, view: Boot['view']): Promise<void> {
    await releaseAll(storage, CHANNEL, versionsOf(target), target);
    const since = performance.now();
    // The second request is served from the document cache, as for every later guest.
    for (let times = 0; times < 2;) {
      const boot = bootOf(await documentAt(server.origin + path));
      times = boot.buildId === target.id && boot.view === view ? times + 1 : 0;
      if (times > 0) continue;
      if (performance.now() - since > SHOW_LIMIT_MS) {
        throw new Error(
          `${path} was served with view ${boot.view} of ${boot.buildId}, expected ${view} of ${target.id}`,
        );
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  return {
    server,
    records,
    show: (variant, path) => showSet(sets[variant], path, viewOf(variant)),
    stop: () => server.stop(),
  };
}

/** Creates a set of these releases. */
export function setOfRecords(records: ReleaseRecord[], reason: string): ReleaseSet {
  const versions = Object.fromEntries(records.map(({ name, version }) => [name, version]));
  return setOf(versions, { actor: 'bench', reason, at: new Date().toISOString() });
}

async function documentAt(url: string): Promise<string> {
  // The headers equal those of the benchmark's browser, so that both get the same cached document.
  const headers = { accept: 'text/html', 'accept-language': 'en', 'accept-encoding': 'br' };
  return (await fetch(url, { headers })).text();
}
