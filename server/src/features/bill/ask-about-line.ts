import type { LineQuestion } from '@guest/shared/contracts/bill/bill.contract';
import { dateOf, localDateTimeAt } from '@guest/shared/contracts/core/local-time';
import { isLang } from '@guest/shared/contracts/core/languages';
import { and, eq } from 'drizzle-orm';
import type { Connection, Database } from '../../platform/db/database';
import { billQuestion, guest, ticket } from '../../platform/db/tables/schema';
import { keyReused, RequestError } from '../../platform/errors/request-error';
import type { OutboxRow, PushOutbox } from '../../platform/outbox/push-outbox';
import { parseNote } from '../../platform/validation/parse-note';
import { findOrCreateExternalRoom } from '../chat/members/external-room';
import { toMessage } from '../chat/messages/message.mapper';
import type { MessageRepository } from '../chat/messages/message.repository';
import { lockFolio } from '../order/quote/room-charge';
import type { PropertyScope } from '../property/property-scope';
import type { InternalTickets } from '../ticket/internal-ticket';
import { amountText } from './amount-text';
import { BILL_QUESTION } from './hotel-templates';
import { isQuestionOpen, loadQuestions } from './line-questions';
import type { BillOwner } from './require-bill-owner';

const MAX_LENGTH = 500;

interface AskAboutLineDeps {
  db: Database;
  outbox: PushOutbox;
  messages: Pick<MessageRepository, 'append'>;
  writeTicket: InternalTickets;
  now: () => number;
}

interface LineSubject {
  id: string;
  at: string;
  title: string;
  amount: number;
}

/** Asks the hotel about a line: a request for the front desk and a message in the guest's conversation. */
export function createAskAboutLine({ db, outbox, messages, writeTicket, now }: AskAboutLineDeps) {
  async function findRepeated(tx: Connection, guestId: string, key: string, lineId: string) {
    const [known] = await tx
      .select({ uuid: ticket.id, at: ticket.createdAt, lineId: billQuestion.lineId })
      .from(ticket)
      .leftJoin(billQuestion, eq(billQuestion.ticketId, ticket.id))
      .where(and(eq(ticket.guestId, guestId), eq(ticket.key, key)));
    if (known && known.lineId !== lineId) throw keyReused();
    return known;
  }

  async function addMessage(
    tx: Connection,
    owner: BillOwner,
    { text, key, scope }: { text: string; key: string; scope: PropertyScope },
  ): Promise<OutboxRow[]> {
    const { property } = scope;
    if (!property.isChatEnabled) return [];
    const member = { id: owner.chatUuid, kind: 'guest' as const, property };
    const roomId = await findOrCreateExternalRoom(tx, member, now());
    const lang = isLang(owner.lang) ? owner.lang : 'en';
    const stored = await messages.append(tx, member, {
      roomId,
      key,
      body: { text, messageType: 'text', lang },
    });
    const push = { ...toMessage(stored, property.timeZone), prevSeq: stored.seq - 1 };
    return [await outbox.addToRoom(tx, roomId, 'newExternalMessage', push)];
  }

  return async (
    owner: BillOwner,
    line: LineSubject,
    typed: { key: string; text: string },
    scope: PropertyScope,
  ): Promise<LineQuestion> => {
    const { property } = scope;
    const { reservationNumber } = owner;
    const note = parseNote(typed.text, { max: MAX_LENGTH, field: 'text' });
    if (note === '') throw new RequestError(422, 'field_required', 'This field is required');
    const amount = amountText(scope.price(line.amount));
    const date = dateOf(localDateTimeAt(Date.parse(line.at), property.timeZone));
    const { question, outboxRows } = await db.transaction(async (tx) => {
      await tx.select().from(guest).where(eq(guest.id, owner.id)).for('no key update');
      await lockFolio(tx, property.id, reservationNumber);
      const repeated = await findRepeated(tx, owner.id, typed.key, line.id);
      const latest = (await loadQuestions(tx, { propertyId: property.id, reservationNumber })).get(line.id);
      if (repeated) {
        const at = repeated.at.toISOString();
        return { question: latest ?? { uuid: repeated.uuid, status: 'sent' as const, at }, outboxRows: [] };
      }
      if (isQuestionOpen(latest)) {
        throw new RequestError(409, 'question_open', "You've already asked about this. We'll answer soon.", {
          data: { question: latest },
        });
      }
      const written = await writeTicket(tx, {
        property,
        guest: owner,
        template: BILL_QUESTION,
        key: typed.key,
        note,
        values: { line: `${line.title} (${date})`, amount },
        by: 'guest',
      });
      await tx.insert(billQuestion).values({
        propertyId: property.id,
        guestId: owner.id,
        reservationNumber,
        lineId: line.id,
        ticketId: written.id,
        createdAt: written.createdAt,
      });
      const text = `${line.title} · ${date} · ${amount}\n${note}`;
      const chatRows = await addMessage(tx, owner, { text, key: typed.key, scope });
      const question = { uuid: written.id, status: 'sent' as const, at: written.createdAt.toISOString() };
      return { question, outboxRows: [...written.outboxRows, ...chatRows] };
    });
    await outbox.publish(...outboxRows);
    return question;
  };
}
