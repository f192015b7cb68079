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
import type { ResolvedSet } from '../releases/release-cache';
import type { Address } from '../request/address';
import { chooseLanguage } from '../request/language-choice';
import type { ReadReplies, ReadReply } from './read-reply';

/** The data from which a first view is rendered. */
export interface FirstData {
  readonly lang: Lang;
  readonly data: Boot['data'];
  readonly property: Property | null;
  /** Whether something that the URL names does not exist. */
  readonly isMissing: boolean;
  /** Whether every initial read of the page succeeded or is known to have no result. */
  readonly isComplete: boolean;
  readonly hash: string;
}

/** The time a document waits for its data; the page itself reads data that is not available by then. */
const DATA_DEADLINE_MS = 1_500;

const TOO_LATE: ReadReply = { status: 503, reply: null, hash: 'late' };

/**
 * Reads the initial data of the frame and the page in parallel, in the language in which the page will be
 * shown.
 */
export async function readFirstData(
  { address, set, preferred }: { address: Address; set: ResolvedSet; preferred: string[] },
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
    // The language depends on the property, so the reads start with a guess. Most guests prefer a language
    // that the property has, and then nothing is read twice.
    const guess = chooseLanguage(preferred, null);
    const early = urls.map((url) => read(url, guess));
    const property = detailUrl ? propertyIn(await early[urls.indexOf(detailUrl)]) : null;
    const lang = chooseLanguage(preferred, property);
    const replies = await Promise.all(lang === guess ? early : urls.map((url) => read(url, lang)));
    const found = urls.flatMap((url, i) => {
      const reply = replies[i];
      return reply?.status === 200 ? [{ url, reply: reply.reply }] : [];
    });
    return {
      lang,
      data: found,
      property: propertyIn(replies[urls.indexOf(detailUrl ?? '')]) ?? property,
      // A 400 means that the URL contains an invalid parameter, so nothing exists there either.
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
  // A 404 within a property is shown in the property's own frame, which needs only the detail.
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

/**
 * Returns no URL if the read needs a parameter that the route does not have. This is an error of the release,
 * and the page's own read will fail.
 */
function urlOf(
  { path, query, fixed }: RecordedRead,
  params: Record<string, string>,
  search: URLSearchParams,
): string[] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  if (!names.every((name) => params[name])) return [];
  const queryEntries = Object.entries(query).map(([name, from]): [string, string | null] => [
    name,
    search.get(from),
  ]);
  return [withQuery(fillIn(path, params), { ...fixed, ...Object.fromEntries(queryEntries) })];
}

function propertyIn(reply: ReadReply | undefined): Property | null {
  // The API has just validated this reply against its contract.
  return reply?.status === 200 ? (reply.reply as PropertyDetail).system.property : null;
}
