import { readJson } from '../storage/read-json';
import type { ReleaseStorage } from '../storage/storage';
import { SERVER_FILE, servedSchema, type Served } from './served-calls';

/** What the server of a store serves; until one has said so, what these sources would. */
export async function servedBy(storage: ReleaseStorage): Promise<Served> {
  const told = await readJson(storage, SERVER_FILE, servedSchema);
  return told?.calls ?? contractOfSources();
}

/** Writes down what the server of these sources serves, for the check of whoever releases to it. */
export async function tellServed(storage: ReleaseStorage): Promise<void> {
  const calls = await contractOfSources();
  const content = JSON.stringify({ calls }, null, 2);
  const known = await storage.read(SERVER_FILE);
  if (known?.toString() !== content) await storage.replace(SERVER_FILE, content);
}

/** All contracts with all their checks, which few commands need. */
const contractOfSources = async () => (await import('./server-contract')).serverContract();
