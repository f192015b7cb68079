import { releaseAll } from '../../../release/src/channel/release-all';
import { setOf, versionsOf } from '../../../release/src/feed/sets';
import { releaseSuite } from '../../../release/src/cli/release-suite';
import type { Boot } from '@guest/shared/contracts/release/boot.contract';
import type { ReleaseRecord, ReleaseSet } from '@guest/shared/contracts/release/release.contract';
import { bootOf } from './boot-of';
import { publishFlat } from './flat-releases';
import { labDataDir, labStore } from './lab-folders';
import { startServer, type ServerProcess } from './server-process';

/**
 * What is compared: the suite; the same sources as one build, composed on the server (`flat`) or drawn in the browser
 * (`empty`); and the same document with next to no script (`bare`).
 */
export type Variant = 'suite' | 'flat' | 'empty' | 'bare';

export interface Lab {
  server: ServerProcess;
  /** The releases of the suite itself. */
  records: ReleaseRecord[];
  /** Points the one server to a variant, and waits until it serves the page as that variant does. */
  show(variant: Variant, path: string): Promise<void>;
  showSet(set: ReleaseSet, path: string, view: Boot['view']): Promise<void>;
  stop(): Promise<void>;
}

const CHANNEL = 'production';
const SHOW_LIMIT_MS = 20_000;

export const viewOf = (variant: Variant): Boot['view'] => (variant === 'empty' ? 'empty' : 'page');

/** Builds every variant and starts the one server that serves them all, one after the other. */
export async function startLab(say: (line: string) => void): Promise<Lab> {
  const storage = labStore;
  const { set, records } = await releaseSuite({ storage, channels: [CHANNEL], say });
  say('building the flat ones');
  const flat = await publishFlat(storage, records);
  const sets: Record<Variant, ReleaseSet> = {
    suite: set,
    flat: setOfRecords([flat.flat], 'one build, composed on the server'),
    empty: setOfRecords([flat.empty], 'one build, drawn in the browser'),
    bare: setOfRecords([flat.bare], 'the document alone'),
  };
  say('starting the server');
  const server = await startServer(labDataDir);

  async function showSet(wanted: ReleaseSet, path: string, view: Boot['view']): Promise<void> {
    await releaseAll(storage, CHANNEL, versionsOf(wanted), wanted);
    const since = performance.now();
    // Twice: the second time it comes from where every later guest's comes from.
    for (let times = 0; times < 2;) {
      const boot = bootOf(await documentAt(server.origin + path));
      times = boot.buildId === wanted.id && boot.view === view ? times + 1 : 0;
      if (times > 0) continue;
      if (performance.now() - since > SHOW_LIMIT_MS) {
        throw new Error(`${path} is served as ${boot.view} of ${boot.buildId}, not ${view} of ${wanted.id}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  return {
    server,
    records,
    showSet,
    show: (variant, path) => showSet(sets[variant], path, viewOf(variant)),
    stop: () => server.stop(),
  };
}

/** One version of everything, for the bench to show. */
export function setOfRecords(records: ReleaseRecord[], reason: string): ReleaseSet {
  const versions = Object.fromEntries(records.map(({ name, version }) => [name, version]));
  return setOf(versions, { actor: 'bench', reason, at: new Date().toISOString() });
}

async function documentAt(url: string): Promise<string> {
  // As the benches' browser asks for it, so that it is made once for both.
  const headers = { accept: 'text/html', 'accept-language': 'en', 'accept-encoding': 'br' };
  return (await fetch(url, { headers })).text();
}
