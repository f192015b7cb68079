import { createInterface } from 'node:readline';
import process from 'node:process';
import * as z from '@guest/shared/contracts/zod';
import { openHotelDesk } from './hotel-desk';

const SHUTDOWN_TIMEOUT_MS = 2_000;

/**
 * The configuration that the server writes to the first line of standard input, where other processes cannot
 * read it.
 */
const configSchema = z.object({
  url: z.string(),
  pace: z.number(),
  isChatOnly: z.boolean(),
  keys: z.array(z.string()),
});

const print = (line: string) => process.stderr.write(`${line}\n`);
const onError = (error: unknown) => print(`demo desk error: ${String(error)}`);

const desks: Awaited<ReturnType<typeof openHotelDesk>>[] = [];
const input = createInterface({ input: process.stdin });
// Standard input closes when the parent process ends, even if it was killed.
input.once('close', () => void shutDown());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void shutDown());

const line = await new Promise<string>((resolve) => input.once('line', resolve));
const { keys, ...options } = configSchema.parse(JSON.parse(line));
for (const key of keys)
  desks.push(await openHotelDesk({ ...options, key, onError, onSessionEnded: exitWithError }));
print(`demo desk running for ${desks.length} hotels`);

async function shutDown(): Promise<void> {
  setTimeout(() => process.exit(0), SHUTDOWN_TIMEOUT_MS).unref();
  await Promise.all(desks.map((desk) => desk.close())).catch(onError);
  process.exit(0);
}

/** The keys are no longer valid; the parent process has new ones and starts the program again. */
function exitWithError(error: Error): void {
  onError(error);
  process.exit(1);
}
