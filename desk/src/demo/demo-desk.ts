import { createInterface } from 'node:readline';
import process from 'node:process';
import * as z from '@guest/shared/contracts/core/zod';
import { openHotelDesk } from './hotel-desk';

const ENDS_WITHIN_MS = 2_000;

/** What the server hands over on the first line, where nobody else reads it. */
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
// Who started it is gone, even if by a blow that lets nobody say goodbye.
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

/** Whoever started it has new keys. */
function giveUp(error: Error): void {
  onTrouble(error);
  process.exit(1);
}
