import type { Boot } from '@guest/shared/contracts/release/boot.contract';
import { releaseBase } from '@guest/shared/contracts/release/release-address';
import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import * as z from 'zod/mini';
import type { ExampleReply } from './example-replies';
import type { BrowserLibrary } from './browser-library';
import type { PageToTry } from './pages-to-try';
import type { TrialRelease } from './trial-release';
import { startTrialProcess } from './trial-process';

const PROGRAM = new URL('./browser.mjs', import.meta.url);
const LIMITS = { start: 30_000, ask: 10_000 };
/** More than for a first view, because the process holds the browser, the shell and all files of a release. */
const MAX_MEMORY = 640 * 1024 * 1024;
const HEAP_MB = 400;

/** Messages are validated because a release's own code runs in the process. */
const resultSchema = z.object({
  isMounted: z.boolean(),
  error: z.optional(z.string()),
  hasGlobalStyles: z.boolean(),
});

/**
 * Mounts each page of a release once with the shell in a browser without a screen, and the home page with each of its
 * parts, and returns what went wrong.
 */
export async function tryMounts({
  shell,
  candidate,
  library,
  pages,
  routes,
  replies,
}: {
  shell: TrialRelease;
  candidate: TrialRelease;
  library: BrowserLibrary;
  pages: readonly PageToTry[];
  routes: Boot['routes'];
  replies: readonly ExampleReply[];
}): Promise<string[]> {
  const { name, version } = candidate.record;
  const releases = name === 'shell' ? [shell] : [shell, candidate];
  const files = Object.assign({}, ...(await Promise.all(releases.map(scriptsOf))));
  const trial = startTrialProcess(
    {
      program: PROGRAM,
      start: {
        title: `trial of ${name}@${version}`,
        library: library.url,
        name,
        files,
        replies: replies.map(({ path, body }) => ({ pattern: patternOf(path), body })),
      },
      readable: library.folder,
      maxMemory: MAX_MEMORY,
      heapMb: HEAP_MB,
    },
    LIMITS,
  );
  const faults: string[] = [];
  try {
    for (const page of pages) {
      const html = documentOf(shell.record, name === 'shell' ? undefined : candidate.record, page, routes);
      const outcome = await trial.ask({ path: page.path, html, slot: page.part?.slot });
      const fault = 'failure' in outcome ? outcome.failure : faultIn(outcome.answer, page);
      if (fault !== undefined) faults.push(`${page.name}: ${fault}`);
      if ('failure' in outcome && outcome.hasEnded) break;
    }
  } finally {
    await trial.stop();
  }
  return faults;
}

function faultIn(answer: unknown, { part }: PageToTry): string | undefined {
  const { data: result } = resultSchema.safeParse(answer);
  if (!result) return 'it sent an invalid answer';
  if (result.error !== undefined) return result.error;
  if (!result.isMounted) return part ? 'it shows nothing' : 'it was not mounted';
  return result.hasGlobalStyles ? 'it adds styles to the whole page' : undefined;
}

/** Returns the scripts of a release by the path at which the shell asks for them. */
async function scriptsOf({ record, read }: TrialRelease): Promise<Record<string, string>> {
  const names = record.files.map(({ file }) => file).filter((file) => /\.(js|json)$/.test(file));
  const scripts = await Promise.all(
    names.map(async (file) => {
      const code = String((await read(file)) ?? '');
      // The library runs a script as a function, so that its variables are no globals.
      const isEntry = record.name !== 'shell' && file === record.entry[0];
      return [
        releaseBase(record) + file,
        isEntry ? `${code}\n;window.${record.global}=${record.global}` : code,
      ];
    }),
  );
  return Object.fromEntries(scripts);
}

const patternOf = (path: string) => `^${path.replace(/:\w+/g, '[^/]+')}$`;

/** The document of a page without a first view, as the server would send it. */
function documentOf(
  shell: ReleaseRecord,
  remote: ReleaseRecord | undefined,
  { path, data, part }: PageToTry,
  routes: Boot['routes'],
): string {
  const key = 'trial';
  const boot: Boot & { key: string } = {
    key,
    buildId: 'trial',
    channel: 'production',
    source: 'channel',
    mayMix: false,
    view: 'empty',
    lang: 'en',
    now: Date.now(),
    status: 200,
    shell: shell.version,
    remotes: remote
      ? {
          [remote.name]: {
            version: remote.version,
            entry: `${releaseBase(remote)}${remote.entry[0]}`,
            integrity: '',
            global: remote.global,
          },
        }
      : {},
    routes,
    // Without its feature, the part is offered at every hotel.
    ...(part && remote && { slots: { [part.slot]: { owner: remote.name, fragment: part.fragment } } }),
    data,
    config: { apiBaseUrl: '', apiToken: 'trial', environment: 'production', chatHosts: {} },
  };
  const scripts = shell.entry.map((file) => `<script defer src="${releaseBase(shell)}${file}"></script>`);
  const block = JSON.stringify(boot).replaceAll('<', '\\u003c');
  return [
    `<!doctype html><html lang="en" dir="ltr" data-boot="${key}"><head><title>${path}</title>${scripts.join('')}</head>`,
    `<body><div id="root"></div><script type="application/json" id="boot">${block}</script></body></html>`,
  ].join('');
}
