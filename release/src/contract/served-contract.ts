import { readJson } from '../storage/read-json';
import type { ReleaseStorage } from '../storage/storage';
import { SERVER_FILE, servedSchema, type ServedCalls } from './served-calls';

/**
 * Returns what the server of a store serves. Until a server has published it, the contract of the current
 * sources counts.
 */
export async function loadServedCalls(storage: ReleaseStorage): Promise<ServedCalls> {
  const published = await readJson(storage, SERVER_FILE, servedSchema);
  return published?.calls ?? contractOfSources();
}

/** Publishes the contract of the current sources, for the checks of later releases. */
export async function publishServedContract(storage: ReleaseStorage): Promise<void> {
  const calls = await contractOfSources();
  const content = JSON.stringify({ calls }, null, 2);
  const known = await storage.read(SERVER_FILE);
  if (known?.toString() !== content) await storage.replace(SERVER_FILE, content);
}

/** The contracts with all their schemas are imported lazily because few commands need them. */
const contractOfSources = async () => (await import('./server-contract')).serverContract();
