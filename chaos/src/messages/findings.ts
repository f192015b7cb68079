import { asc, eq } from 'drizzle-orm';
import { roomEvent } from '../../../server/src/platform/db/tables/schema';
import type { GuestPage } from './guest-page';
import type { TestHotel } from '../world/test-hotel';

export interface Findings {
  lost: number;
  duplicated: number;
  outOfOrder: number;
}

interface StoredMessage {
  seq: number;
  from: string;
  text: string;
}

const NOTHING: Findings = { lost: 0, duplicated: 0, outOfOrder: 0 };

/**
 * The expected content of each room: from each sender the texts `1`, `2`, `3` … in this order, and no others.
 */
export type Expected = Map<string, Map<string, number>>;

export async function findInDatabase({ db }: TestHotel, expected: Expected): Promise<Findings> {
  const found: Findings[] = [];
  for (const [roomId, writers] of expected) {
    const rows = await db
      .select()
      .from(roomEvent)
      .where(eq(roomEvent.roomId, roomId))
      .orderBy(asc(roomEvent.seq));
    found.push(
      compare(
        writers,
        rows.map(({ seq, actorId, body }) => ({ seq, from: actorId, text: body?.text ?? '' })),
      ),
    );
  }
  return sum(found);
}

export function findInPages(pages: GuestPage[], expected: Expected): Findings {
  return sum(
    pages.flatMap((page) => page.rooms.map((id) => compare(expected.get(id) ?? new Map(), page.shown(id)))),
  );
}

/** A gap or disorder in the sequence numbers is as wrong as one in the texts. */
export function compare(writers: Map<string, number>, messages: readonly StoredMessage[]): Findings {
  const found = { ...NOTHING };
  const texts = new Map<string, Set<string>>();
  const last = new Map<string, number>();
  for (const [i, { seq, from, text }] of messages.entries()) {
    const known = texts.get(from) ?? new Set();
    if (known.has(text) || !(Number(text) <= (writers.get(from) ?? 0))) found.duplicated += 1;
    if (seq !== i + 1 || Number(text) < (last.get(from) ?? 0)) found.outOfOrder += 1;
    texts.set(from, known.add(text));
    last.set(from, Number(text));
  }
  for (const [from, count] of writers) found.lost += Math.max(0, count - (texts.get(from)?.size ?? 0));
  return found;
}

const sum = (found: Findings[]): Findings =>
  found.reduce(
    (all, one) => ({
      lost: all.lost + one.lost,
      duplicated: all.duplicated + one.duplicated,
      outOfOrder: all.outOfOrder + one.outOfOrder,
    }),
    NOTHING,
  );
