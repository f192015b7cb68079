import type { People } from '@guest/shared/contracts/bookable/choose-units';
import { DAY_PARTS, type DayPart } from '@guest/shared/contracts/bookable/day-parts';

export const KINDS = ['all', 'tables', 'activities'] as const;
export type Kind = (typeof KINDS)[number];

export const MAX_ADULTS = 20;
export const MAX_CHILDREN = 10;
/** The largest age of a child. */
export const MAX_CHILD_AGE = 17;
const DEFAULT_ADULTS = 2;

/** The choice of a guest who has to sign in first: a time of an outlet, or a session. */
export type ChosenOffer = { outlet: string; at: string } | { session: string };

/** The search of a guest. It is stored in the address, so that it survives a reload and the sign-in. */
export interface BookSearch {
  /** Today if it is missing. */
  date: string | undefined;
  people: People;
  part: DayPart;
  kind: Kind;
  chosen: ChosenOffer | undefined;
}

const DATE = /^2\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const LOCAL_DATE_TIME = /^2\d{3}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const SLUG = /^[a-z0-9][a-z0-9-]{0,63}$/i;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Parses a query and ignores invalid values: the address is user input. */
export function parseBookSearch(query: URLSearchParams): BookSearch {
  const matching = (name: string, shape: RegExp) => {
    const value = query.get(name) ?? '';
    return shape.test(value) ? value : undefined;
  };
  const session = matching('session', UUID);
  const [outlet, at] = [matching('outlet', SLUG), matching('at', LOCAL_DATE_TIME)];
  return {
    date: existingDate(matching('date', DATE)),
    people: { adults: adultsIn(query.get('adults')), ages: agesIn(query.get('ages')) },
    part: DAY_PARTS.find((part) => part === query.get('part')) ?? 'any',
    kind: KINDS.find((kind) => kind === query.get('kind')) ?? 'all',
    chosen: session ? { session } : outlet && at ? { outlet, at } : undefined,
  };
}

function existingDate(date: string | undefined): string | undefined {
  const time = date === undefined ? NaN : Date.parse(`${date}T00:00Z`);
  return date !== undefined && !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
    ? date
    : undefined;
}

function adultsIn(value: string | null): number {
  const adults = Number(value ?? DEFAULT_ADULTS);
  return Number.isInteger(adults) && adults >= 1 && adults <= MAX_ADULTS ? adults : DEFAULT_ADULTS;
}

const agesIn = (value: string | null): number[] =>
  (value ?? '')
    .split(',')
    .filter((age) => /^\d{1,2}$/.test(age) && Number(age) <= MAX_CHILD_AGE)
    .slice(0, MAX_CHILDREN)
    .map(Number);

/** Returns the values of people in the address; `null` removes the default. */
export const peopleParams = ({ adults, ages }: People): Record<'adults' | 'ages', string | null> => ({
  adults: adults === DEFAULT_ADULTS ? null : String(adults),
  ages: ages.length === 0 ? null : ages.join(','),
});
