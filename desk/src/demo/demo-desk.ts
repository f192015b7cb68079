import { createInterface } from 'node:readline';
import process from 'node:process';
import * as z from '@guest/shared/contracts/zod';
import { openHotelDesk } from './hotel-desk';

const ENDS_WITHIN_MS = 2_000;

/**
 * The configuration that the server writes to the first line of standard input, where other processes cannot
 * read it.
 */
const orderSchema = z.object({
  url: z.string(),
  pace: z.number(),
  isChatOnly: z.boolean(),
  keys: z.array(z.string()),
});

const say = (line: string) => process.stderr.write(`${line}\n`);
const onTrouble = (error: unknown) => say(`the demo desk has trouble: ${String(error)}`);

const desks: Awaited<ReturnType<typeof openHotelDesk>>[] = [];
const input = createInterface({ input: process.stdin });
// Standard input closes when the parent process ends, even if it was killed.
input.once('close', () => void leave());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void leave());

const line = await new Promise<string>((resolve) => input.once('line', resolve));
const { keys, ...how } = orderSchema.parse(JSON.parse(line));
for (const key of keys) desks.push(await openHotelDesk({ ...how, key, onTrouble, onTurnedAway: giveUp }));
say(`the demo desk answers for ${desks.length} hotels`);

async function leave(): Promise<void> {
  setTimeout(() => process.exit(0), ENDS_WITHIN_MS).unref();
  await Promise.all(desks.map((desk) => desk.close())).catch(onTrouble);
  process.exit(0);
}

/** The keys are no longer valid; the parent process has new ones and starts the program again. */
function giveUp(error: Error): void {
  onTrouble(error);
  process.exit(1);
}
