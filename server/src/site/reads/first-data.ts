import type { Boot } from '@guest/shared/contracts/release/boot.contract';
import type { Lang } from '@guest/shared/contracts/core/languages';
import {
  propertyContract,
  type Property,
  type PropertyDetail,
} from '@guest/shared/contracts/property/property.contract';
import type { RecordedRead } from '@guest/shared/contracts/release/release.contract';
import { fillIn, withQuery } from '@guest/shared/routes/fill-in';
import { releaseOfPage } from '../releases/release-of-page';
import type { ResolvedSet } from '../releases/release-shelf';
import type { Address } from '../request/address';
import { chooseLanguage } from '../request/language-choice';
import type { ReadReplies, ReadReply } from './read-reply';

/** What a first view is drawn from. */
export interface FirstData {
  readonly lang: Lang;
  readonly data: Boot['data'];
  readonly property: Property | null;
  /** Something that the address names does not exist. */
  readonly isMissing: boolean;
  /** All that the page starts with is here, or is known not to exist. */
  readonly isComplete: boolean;
  readonly hash: string;
}

/** How long a document waits for its data; what is not here by then, the page reads itself. */
const DATA_DEADLINE_MS = 1_500;

const TOO_LATE: ReadReply = { status: 503, reply: null, hash: 'late' };

/** Reads what the frame and the page of an address start with, side by side, in the language that it will be shown in. */
export async function readFirstData(
  { address, set, wished }: { address: Address; set: ResolvedSet; wished: string[] },
  readReply: ReadReplies,
): Promise<FirstData> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<ReadReply>((resolve) => {
    timer = setTimeout(() => resolve(TOO_LATE), DATA_DEADLINE_MS);
  });
  const read = (url: string, lang: Lang) =>
    Promise.race([readReply(url, lang).catch(() => TOO_LATE), tooLate]);

  try {
    const urls = firstReads(address, set);
    const detailUrl = detailOf(address);
    // The property decides which language it is. Most guests wish for one that it has, and then nothing is read twice.
    const guess = chooseLanguage(wished, null);
    const early = urls.map((url) => read(url, guess));
    const property = detailUrl ? propertyIn(await early[urls.indexOf(detailUrl)]) : null;
    const lang = chooseLanguage(wished, property);
    const replies = await Promise.all(lang === guess ? early : urls.map((url) => read(url, lang)));
    const found = urls.flatMap((url, i) => {
      const reply = replies[i];
      return reply?.status === 200 ? [{ url, reply: reply.reply }] : [];
    });
    return {
      lang,
      data: found,
      property: propertyIn(replies[urls.indexOf(detailUrl ?? '')]) ?? property,
      // What asks for something that cannot be names nothing either.
      isMissing: replies.some(({ status }) => status === 404 || status === 400),
      isComplete: replies.every(({ status }) => [200, 400, 404].includes(status)),
      hash: replies.map(({ hash }) => hash).join(),
    };
  } finally {
    clearTimeout(timer);
  }
}

function firstReads(address: Address, set: ResolvedSet): string[] {
  const { route, search } = address;
  const detail = detailOf(address);
  // What names no page of a hotel is told in the hotel's own frame.
  if (!route || !address.isPossible) return detail ? [detail] : [];
  const recorded = releaseOfPage(set, route.name)?.record.pages[route.name]?.reads ?? [];
  return [
    ...new Set([
      ...(detail ? [detail] : []),
      ...recorded.flatMap((read) => urlOf(read, route.params, search)),
    ]),
  ];
}

function detailOf({ property }: Address): string | undefined {
  return property === undefined ? undefined : fillIn(propertyContract.getDetail.path, { property });
}

/** None where the read needs what the route does not have: a mistake of the release, which its page will feel. */
function urlOf(
  { path, query, fixed }: RecordedRead,
  params: Record<string, string>,
  search: URLSearchParams,
): string[] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  if (!names.every((name) => params[name])) return [];
  const asked = Object.entries(query).map(([name, from]): [string, string | null] => [
    name,
    search.get(from),
  ]);
  return [withQuery(fillIn(path, params), { ...fixed, ...Object.fromEntries(asked) })];
}

function propertyIn(reply: ReadReply | undefined): Property | null {
  // The API has held it to the contract a moment ago.
  return reply?.status === 200 ? (reply.reply as PropertyDetail).system.property : null;
}
