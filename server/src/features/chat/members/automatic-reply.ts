import type { Lang } from '@guest/shared/contracts/core/languages';
import { localeOf } from '@guest/shared/contracts/core/locale';
import { serviceStatus } from '@guest/shared/contracts/opening-hours/opening-hours';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { roomEvent } from '../../../platform/db/tables/schema';
import type { StoredMessage } from '../../../platform/db/tables/chat/chat';
import type { Actor } from '../../../platform/connections/actor';
import { scopeOf } from '../../property/property-scope';
import type { RoomRow } from './member.repository';

const MIN_INTERVAL_MS = 8 * 3_600_000;
const DAY_MS = 24 * 3_600_000;
/** More rooms than are active in one night. */
const MAX_ROOMS = 10_000;

/** `later` is used if the next staff hours are unknown. */
const TEXTS: Record<Lang, { from: string; later: string }> = {
  en: {
    from: "Thank you, we've received your message. Reception replies from {time}. For anything urgent, call {phone}.",
    later:
      "Thank you, we've received your message and will reply as soon as we're back. For anything urgent, call {phone}.",
  },
  es: {
    from: 'Gracias, hemos recibido su mensaje. Recepción responde a partir de: {time}. Si es urgente, llame al {phone}.',
    later:
      'Gracias, hemos recibido su mensaje y le responderemos en cuanto volvamos. Si es urgente, llame al {phone}.',
  },
  fr: {
    from: 'Merci, nous avons bien reçu votre message. La réception répond à partir de {time}. En cas d’urgence, appelez le {phone}.',
    later:
      'Merci, nous avons bien reçu votre message et répondrons dès notre retour. En cas d’urgence, appelez le {phone}.',
  },
  ja: {
    from: 'メッセージをありがとうございます。フロントからのご返信は{time}以降となります。お急ぎの場合は{phone}までお電話ください。',
    later:
      'メッセージをありがとうございます。フロントに戻り次第ご返信いたします。お急ぎの場合は{phone}までお電話ください。',
  },
  ar: {
    from: 'شكرًا، وصلتنا رسالتك. يجيب الاستقبال ابتداءً من {time}. للأمور العاجلة اتصل بالرقم {phone}.',
    later: 'شكرًا، وصلتنا رسالتك وسنجيب فور عودتنا. للأمور العاجلة اتصل بالرقم {phone}.',
  },
};

type MessageAuthor = Pick<Actor, 'kind' | 'property' | 'lang'>;
interface ReplyContext {
  room: RoomRow;
  now: number;
}

/**
 * Returns until when no staff are available to answer, or `undefined` if they are available or no reply is
 * expected.
 */
function absenceOf(
  { kind, property, lang }: MessageAuthor,
  { room, now }: ReplyContext,
): { until: number | null } | undefined {
  // In groups and between guests nobody expects a reply from reception.
  if (kind !== 'guest' || room.type === 'private_guest' || room.pairKey === null) return undefined;
  const hours = scopeOf(property, [lang]).hours(property.staffHours);
  const { status, until } = serviceStatus(hours, now, property.timeZone);
  return status === 'open' || status === 'closing_soon' ? undefined : { until };
}

/** Creates the automatic replies to guests who write outside staff hours. */
export function createAutomaticReplies() {
  /** The instant until which each room needs no further automatic reply, as far as this process knows. */
  const nextReplyAt = new Map<string, number>();

  function recordReply(roomId: string, at: number): void {
    nextReplyAt.set(roomId, at + MIN_INTERVAL_MS);
    for (const id of nextReplyAt.keys()) {
      if (nextReplyAt.size <= MAX_ROOMS) return;
      nextReplyAt.delete(id);
    }
  }

  return {
    /** Returns whether an automatic reply may be due, which `replyTo` decides by reading the room. */
    mayBeDue: (actor: MessageAuthor, { room, now }: ReplyContext): boolean =>
      (nextReplyAt.get(room.id) ?? 0) <= now && absenceOf(actor, { room, now }) !== undefined,

    /** Returns the automatic reply, or `undefined` during staff hours or if one was sent recently. */
    async replyTo(
      tx: Connection,
      actor: MessageAuthor,
      { room, now }: ReplyContext,
    ): Promise<StoredMessage | undefined> {
      const absence = absenceOf(actor, { room, now });
      if (!absence) return undefined;
      const lastReply = await findLastReplyTime(tx, actor, { room, now });
      if (lastReply) return void recordReply(room.id, lastReply.getTime());
      return { text: textOf(actor, absence, now), messageType: 'text', lang: actor.lang, isAutomatic: true };
    },
  };
}

async function findLastReplyTime(
  tx: Connection,
  { property }: MessageAuthor,
  { room, now }: ReplyContext,
): Promise<Date | undefined> {
  const [lastReply] = await tx
    .select({ at: roomEvent.createdAt })
    .from(roomEvent)
    .where(
      and(
        eq(roomEvent.roomId, room.id),
        eq(roomEvent.actorId, property.id),
        gt(roomEvent.createdAt, new Date(now - MIN_INTERVAL_MS)),
        sql`${roomEvent.body} ->> 'about' is null`,
      ),
    )
    .orderBy(desc(roomEvent.seq))
    .limit(1);
  return lastReply?.at;
}

function textOf({ property, lang }: MessageAuthor, { until }: { until: number | null }, now: number): string {
  return (
    TEXTS[lang][until === null ? 'later' : 'from']
      .replace('{time}', () => formatTime(lang, { at: until ?? now, now, timeZone: property.timeZone }))
      // Bidi isolation keeps the digits in order in right-to-left text.
      .replace('{phone}', () => `\u2066${property.phone}\u2069`)
  );
}

/** Includes the weekday if the time is more than a day away. */
function formatTime(
  lang: Lang,
  { at, now, timeZone }: { at: number; now: number; timeZone: string },
): string {
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  const day = at - now > DAY_MS ? ({ weekday: 'long' } as const) : {};
  return new Intl.DateTimeFormat(localeOf(lang), { ...clock, ...day }).format(at);
}
