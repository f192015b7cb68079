import type { Endpoint } from '@guest/shared/contracts/core/endpoint';
import type { RecordedEvent, ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { httpCall, serverContract, socketCall, socketPush } from '../contract/server-contract';
import type { BuildFacts } from './build-facts';
import { usageIn, type ContractUsage } from './contract-usage';

/** These modules define the contracts and events. They mention every call and event without using any. */
const DECLARES_CONTRACTS = /(^|[\\/])(contracts|events)[\\/]/;
/**
 * These modules mention routes without showing pages: dependencies outside the package, and the declarations
 * of reads and routes.
 */
const HAS_NO_PAGES = /^\.\.|node_modules|[\\/](reads|routes)\.ts$/;

/**
 * Determines from the sources what a build provides to others and what it requires of them. `routes` are the names of
 * the pages that belong to the package.
 */
export async function providedAndRequired(
  dir: string,
  routes: readonly string[],
  facts: BuildFacts,
): Promise<Pick<ReleaseRecord, 'offers' | 'listens' | 'calls'>> {
  const scannedFiles = facts.sources.filter((file) => !DECLARES_CONTRACTS.test(file));
  const usages = await Promise.all(
    scannedFiles.map(async (file) => {
      const usage = usageIn(file, await readFile(join(dir, file), 'utf8'));
      return HAS_NO_PAGES.test(file) ? { ...usage, named: [] } : usage;
    }),
  );
  const all = <Part extends keyof ContractUsage>(part: Part) =>
    usages.flatMap((it) => it[part] as ContractUsage[Part][number][]);
  const chunks = Object.keys(facts.groups);
  const named = new Set<string>(all('named'));

  return {
    offers: {
      routes: routes.filter((route) => named.has(route) || chunks.includes(`page-${route}`)),
      fragments: chunks.flatMap((chunk) => /^fragment-(.+)$/.exec(chunk)?.[1] ?? []).sort(),
      events: recordedEvents(all('publishes'), facts),
    },
    listens: recordedEvents(all('listens'), facts),
    calls: await contractHashes(all('calls'), all('requests'), all('pushes')),
  };
}

function recordedEvents(names: string[], { events }: BuildFacts): Record<string, RecordedEvent> {
  return Object.fromEntries(
    [...new Set(names)].sort().flatMap((name) => {
      const event = events[name];
      return event ? [[name, event]] : [];
    }),
  );
}

async function contractHashes(
  used: ContractUsage['calls'],
  requests: string[],
  pushes: string[],
): Promise<Record<string, string>> {
  const served = await serverContract();
  const http = await Promise.all(used.map(endpointsOf));
  const names = [...http.flat().map(httpCall), ...requests.map(socketCall), ...pushes.map(socketPush)];
  return Object.fromEntries(
    [...new Set(names)].sort().flatMap((name) => {
      const hash = served[name];
      return hash === undefined ? [] : [[name, hash]];
    }),
  );
}

/**
 * Resolves the name of a contract in a source to its endpoints. A contract that is passed on as a whole
 * counts with all of them.
 */
async function endpointsOf({ module, contract, call }: ContractUsage['calls'][number]): Promise<Endpoint[]> {
  const exported = (await import(`@guest/shared/contracts/${module}.contract`)) as Record<string, unknown>;
  const found = exported[contract];
  const endpoints = Object.entries(typeof found === 'object' && found !== null ? found : {});
  return endpoints
    .filter(([name]) => call === null || call === name)
    .flatMap(([, it]) => (isEndpoint(it) ? [it] : []));
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'checks' in value;
