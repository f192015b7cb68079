import { normalizeDigits } from '../core/normalize-digits';

export type PrivateKind = 'room' | 'phone' | 'email';

/** A place in one of the texts of a post; `from` and `to` count UTF-16 code units. */
export interface TextMark {
  /** `text`, `alt:<number of the photo>` or `tag:<number of the tag>`. */
  field: string;
  from: number;
  to: number;
}

// The repetitions are bounded, so that no text takes quadratic time.
const EMAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,4}\.\p{L}{2,63}/gu;

/**
 * A group of digits with the separators that people type in telephone numbers. It is not part of a longer code, such as
 * the id in an address.
 */
const PHONE =
  /(?<![\p{L}\p{N}.,:/-])(?:\+|00)?\(?\d(?:[\d \u00a0().-]{4,24}\d)(?![\p{L}\p{N}]|[.,:/]\d|-[\p{L}\p{N}])/gu;
const MIN_PHONE_DIGITS = 7;
const MAX_PHONE_DIGITS = 15;
const DATE = /^(?:\d{4}([.-])\d{1,2}\1\d{1,2}|\d{1,2}([.-])\d{1,2}\2\d{2,4})$/;

/** The word for a room in the languages of the interface, then its number, such as “room no. 204B”. */
const ROOM =
  /(?<![\p{L}\p{N}])(?:room|rm\.?|habitaci[oó]n|hab\.|chambre|ch\.|غرفة|الغرفة|غرفتي|غرفتنا|部屋|お部屋)[ \u00a0]{0,3}(?:number|no\.?|nr\.?|n[uú]mero|n\.?[ºo°]|num[eé]ro|رقم|番号)?[は:：# \u00a0-]{0,4}\d{1,4}[a-z]?(?![\p{L}\p{N}]|[.,:]\d)/giu;
const JAPANESE_ROOM = /\d{1,4}[ \u00a0]{0,3}号室/gu;

/**
 * Finds what somebody should think about before everybody reads it: room numbers, telephone numbers and email
 * addresses. It is a hint for the author, who may publish it anyway, so it prefers to miss an unusual form over
 * asking about harmless text.
 */
export function findPrivateDetails(texts: readonly { field: string; text: string }[]): {
  kinds: PrivateKind[];
  marks: TextMark[];
} {
  const found = texts.flatMap(({ field, text }) => privatePlaces(text).map((place) => ({ field, ...place })));
  return {
    kinds: [...new Set(found.map(({ kind }) => kind))],
    marks: found.map(({ field, from, to }) => ({ field, from, to })),
  };
}

function privatePlaces(typed: string): { kind: PrivateKind; from: number; to: number }[] {
  // Other digits are replaced one by one, so positions stay those of the typed text.
  const text = normalizeDigits(typed);
  const places = (kind: PrivateKind, pattern: RegExp, isMeant: (match: string) => boolean = () => true) =>
    [...text.matchAll(pattern)]
      .filter(([match]) => isMeant(match))
      .map((match) => ({ kind, from: match.index, to: match.index + match[0].length }));
  return [
    ...places('room', ROOM),
    ...places('room', JAPANESE_ROOM),
    ...places('phone', PHONE, isPhone),
    ...places('email', EMAIL),
  ].toSorted((a, b) => a.from - b.from);
}

function isPhone(match: string): boolean {
  const digits = match.replace(/\D/g, '').length;
  return digits >= MIN_PHONE_DIGITS && digits <= MAX_PHONE_DIGITS && !DATE.test(match.trim());
}
