import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import { createHash } from 'node:crypto';
import { releaseAll } from '../../channel/release-all';
import { HOSTS } from '../../testing/fixture-build';
import { AUTHOR, fixtureStore } from '../../testing/fixture-store';
import { publish } from '../../publish/publish';

const PAGE = 'property-directories';

/** A shell that renders and mounts a page as the real one does, without anything around it. */
const SHELL = {
  worker: `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', async ({ id, ask }) => {
      try {
        const html = ask.remote ? await (await import(ask.remote.bundle)).remote.render(ask) : 'frame';
        parentPort.postMessage({ id, answer: { html, title: 'title' } });
      } catch (error) {
        parentPort.postMessage({ id, error: String(error) });
      }
    });
    parentPort.postMessage({ ready: true });`,
  main: `(async () => {
    const boot = JSON.parse(document.getElementById('boot').textContent);
    const [name, remote] = Object.entries(boot.remotes)[0];
    const main = document.getElementById('root').appendChild(document.createElement('main'));
    const start = performance.now();
    try {
      await new Promise((resolve, reject) => {
        const script = document.createElement('script');
        Object.assign(script, { src: remote.entry, onload: resolve, onerror: reject });
        document.head.append(script);
      });
      const factory = await window[remote.global].get('./remote');
      const mounted = await factory().remote.mount({});
      performance.measure('remote ' + name, { start });
      for (const [slot, { fragment }] of Object.entries(boot.slots ?? {})) showPart(main, slot, mounted.fragments[fragment]);
      if (!boot.slots) main.textContent = await mounted.page(boot);
    } catch (error) {
      performance.measure('failed ' + name, { start, detail: { errorClass: 'Error' } });
      reportError(error);
    }
  })();
  /** Shows a part once the guest is near; what it throws leaves its place empty. */
  function showPart(main, slot, part) {
    const place = document.createElement('div');
    place.setAttribute('data-slot', slot);
    main.append('home', place);
    new IntersectionObserver(() => { try { place.append(part()); } catch { place.replaceChildren(); } }).observe(place);
  }`,
};

/** The main script of a shell that mounts remotes. */
export const WORKING_SHELL = SHELL.main;
/** The main script of a shell that loads its own pages, and gives remotes a host that cannot be used. */
export const BREAKING_SHELL = SHELL.main.replace('mount({})', 'mount(boot.host.api)');

/** The code of a remote for the server and for the browser; `page` is the body of its page in both. */
export interface TrialCode {
  readonly server?: string;
  readonly browser?: string;
  /** The body of the part that the release offers for the home page; without it, it offers none. */
  readonly part?: string;
}

const GLOBAL = 'dining_1_0_0';
/** The part of a browser build that provides the module of the remote. */
export const provides = (remote: string) =>
  `var ${GLOBAL} = { get: async () => () => ({ remote: ${remote} }) };`;

const GOOD: Required<Omit<TrialCode, 'part'>> = {
  server: `export const remote = { render: ({ data }) => 'page of ' + data[0].reply.system.property.name };`,
  browser: provides(
    `{ mount: async () => ({ page: (boot) => 'page of ' + boot.data[0].reply.system.property.name }) }`,
  ),
};

const PART = { slot: 'home-end', fragment: 'dining.tonight' };
const withPart = (body: string) =>
  provides(
    `{ mount: async () => ({ page: () => 'page', fragments: { '${PART.fragment}': () => { ${body} } } }) }`,
  );

/** Creates a store with the shell in production and a release of the dining remote beside it. */
export async function trialStore(code: TrialCode) {
  const store = await fixtureStore();
  const { storage, built } = store;
  const { part } = code;
  const { server, browser } = { ...GOOD, ...(part !== undefined && { browser: withPart(part) }), ...code };
  const bundle = (file: string, content: string) => ({
    bundle: file,
    integrity: `sha256-${createHash('sha256').update(content).digest('base64')}`,
  });
  const shellOf = (version: string, main: string, pages: ReleaseRecord['pages'] = {}) =>
    built(
      {
        name: 'shell',
        version,
        pages,
        server: bundle('_server/worker.mjs', SHELL.worker),
        entry: ['main.js'],
        hosts: { ...HOSTS, slots: [PART.slot] },
      },
      { 'main.js': main, '_server/worker.mjs': SHELL.worker },
    );
  await publish(storage, await shellOf('1.0.0', SHELL.main));
  await publish(
    storage,
    await built(
      {
        name: 'dining',
        version: '1.0.0',
        server: bundle('_server/remote.mjs', server),
        pages: { [PAGE]: { scripts: [], styles: [], reads: [] } },
        offers: { routes: [PAGE], fragments: part === undefined ? [] : [PART.fragment], events: {} },
        ...(part !== undefined && { slots: { [PART.slot]: { fragment: PART.fragment } } }),
      },
      { 'remoteEntry.js': browser, '_server/remote.mjs': server },
    ),
  );
  await releaseAll(storage, 'production', { shell: '1.0.0' }, AUTHOR);
  /** Publishes the next shell, and lets production have the remote with the first one. */
  async function withNextShell(main: string, pages: ReleaseRecord['pages'] = {}): Promise<void> {
    await publish(storage, await shellOf('2.0.0', main, pages));
    await releaseAll(storage, 'production', { shell: '1.0.0', dining: '1.0.0' }, AUTHOR);
  }
  return { ...store, withNextShell };
}
