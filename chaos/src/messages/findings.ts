import { asc, eq } from 'drizzle-orm';
import { roomEvent } from '../../../server/src/platform/db/tables/schema';
import type { GuestPage } from './guest-page';
import type { TestHotel } from '../world/test-hotel';

/** The messages by their names. It is a type and not an interface so that a report can list it. */
export type Findings = Record<'lost' | 'duplicated' | 'outOfOrder', string[]>;

interface StoredMessage {
  seq: number;
  from: string;
  text: string;
}

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
    const messages = rows.map(({ seq, actorId, body }) => ({ seq, from: actorId, text: body?.text ?? '' }));
    found.push(compare(writers, messages, `in room ${roomId}`));
  }
  return joined(found);
}

export function findInPages(pages: GuestPage[], expected: Expected): Findings {
  return joined(
    pages.flatMap((page) =>
      page.rooms.map((id) =>
        compare(expected.get(id) ?? new Map(), page.shown(id), `in room ${id}, shown to ${page.chatUuid}`),
      ),
    ),
  );
}

/** A gap or disorder in the sequence numbers is as wrong as one in the texts. */
export function compare(
  writers: Map<string, number>,
  messages: readonly StoredMessage[],
  where: string,
): Findings {
  const found: Findings = { lost: [], duplicated: [], outOfOrder: [] };
  const nameOf = (text: string | number, from: string) => `${text} of ${from} ${where}`;
  const texts = new Map<string, Set<string>>();
  const last = new Map<string, number>();
  for (const [i, { seq, from, text }] of messages.entries()) {
    const known = texts.get(from) ?? new Set();
    const name = nameOf(text, from);
    if (known.has(text) || !(Number(text) <= (writers.get(from) ?? 0))) found.duplicated.push(name);
    if (seq !== i + 1 || Number(text) < (last.get(from) ?? 0)) found.outOfOrder.push(name);
    texts.set(from, known.add(text));
    last.set(from, Number(text));
  }
  for (const [from, count] of writers) {
    for (let text = 1; text <= count; text += 1) {
      if (!texts.get(from)?.has(String(text))) found.lost.push(nameOf(text, from));
    }
  }
  return found;
}

const joined = (found: Findings[]): Findings => ({
  lost: found.flatMap(({ lost }) => lost),
  duplicated: found.flatMap(({ duplicated }) => duplicated),
  outOfOrder: found.flatMap(({ outOfOrder }) => outOfOrder),
});
