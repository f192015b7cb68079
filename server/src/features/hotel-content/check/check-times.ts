import type { Path } from '../folder/source-file';
import { dateOn, daysOf, parseInterval } from '../model/hours';
import type { Availability } from '../schema/values';
import type { Check, Report } from './check';
import { itemsOf, menusOf } from './menu-parts';

/**
 * Checks that the hours of a day do not overlap, that no day is listed twice, and that an orderable menu is served at
 * some time.
 */
export const checkTimes: Check = (content, report) => {
  const { hotel, directories, outlets, activities } = content;
  const { timeZone } = hotel.value;
  if (!isTimeZone(timeZone))
    report(
      { file: hotel.file, path: ['timeZone'] },
      {
        code: 'zone-unknown',
        message: `"${timeZone}" is not an IANA time zone.`,
        suggestion: 'An example is Europe/Vienna.',
      },
    );
  const hours = (value: Availability | undefined, file: string, path: Path) => {
    if (value) checkHours(value, { file, path }, report);
  };
  hours(hotel.value.reception.hours, hotel.file, ['reception', 'hours']);
  for (const { file, value } of directories)
    for (const [i, entry] of value.entries.entries()) hours(entry.hours, file, ['entries', i, 'hours']);
  for (const { file, value, tables } of outlets) {
    hours(value.hours, file, ['hours']);
    if (tables) hours(tables.value.hours, tables.file, ['hours']);
  }
  for (const { file, menu, outlet } of menusOf(content)) {
    hours(menu.availability, file, ['availability']);
    for (const [i, { availability }] of menu.sections.entries())
      hours(availability, file, ['sections', i, 'availability']);
    if (menu.orderable && menu.availability && isNever(menu.availability))
      report(
        { file, path: ['availability'] },
        { code: 'menu-never-open', message: 'This menu is never served.' },
      );
    else if (menu.orderable && isNever(outlet.hours))
      report(
        { file, path: ['orderable'] },
        {
          code: 'menu-never-open',
          message: `Nobody can order from this menu: "${outlet.key}" is never open.`,
        },
      );
  }
  for (const { file, item, path } of itemsOf(content))
    hours(item.availability, file, [...path, 'availability']);
  for (const { file, value } of activities) {
    daysOnce(Object.keys(value.times), { file, path: ['times'] }, report);
    checkSeason(value.season ?? {}, { file, path: ['season'] }, report);
  }
};

const isNever = ({ weekly, exceptions = [] }: Pick<Availability, 'weekly' | 'exceptions'>): boolean =>
  [...Object.values(weekly), ...exceptions.map(({ hours = [] }) => hours)].every((one) => one.length === 0);

type SourceLocation = { file: string; path: Path };

function checkHours(value: Availability, { file, path }: SourceLocation, report: Report): void {
  daysOnce(Object.keys(value.weekly), { file, path: [...path, 'weekly'] }, report);
  for (const [days, intervals] of Object.entries(value.weekly))
    noOverlap(intervals, { file, path: [...path, 'weekly', days] }, report);
  noOverlapOfNights(value.weekly, { file, path: [...path, 'weekly'] }, report);
  for (const [i, { hours = [] }] of (value.exceptions ?? []).entries())
    noOverlap(hours, { file, path: [...path, 'exceptions', i, 'hours'] }, report);
  const exceptions = value.exceptions ?? [];
  const dates = exceptions.map(({ date }) => onSomeDay(date));
  for (const [i, date] of dates.entries())
    if (dates.indexOf(date) !== i)
      report(
        { file, path: [...path, 'exceptions', i, 'date'] },
        { code: 'date-twice', message: `There are other hours for ${date} already.` },
      );
  if (exceptions.length > 0 && exceptions.every(({ date }) => isOver(date)))
    report(
      { file, path: [...path, 'exceptions'] },
      { code: 'exceptions-past', message: 'All of these days are over.', isWarning: true },
    );
  checkSeason(value, { file, path }, report);
}

function checkSeason(
  { from, until }: { from?: string; until?: string },
  { file, path }: SourceLocation,
  report: Report,
) {
  if (until === undefined) return;
  const at = { file, path: [...path, 'until'] };
  if (from !== undefined && onSomeDay(until) < onSomeDay(from))
    report(at, { code: 'season-reversed', message: 'The season ends before it begins.' });
  else if (isOver(until))
    report(at, { code: 'season-ended', message: `The season is over since ${until}.`, isWarning: true });
}

const today = () => new Date().toISOString().slice(0, 10);
const onSomeDay = (date: string): string => dateOn(today(), date);

/** A day is over once it is over everywhere; the time zone of the hotel may be among what is wrong. */
const isOver = (date: string): boolean =>
  onSomeDay(date) < new Date(Date.now() - 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);

function daysOnce(keys: readonly string[], { file, path }: SourceLocation, report: Report): void {
  const seen = new Set<number>();
  for (const key of keys) {
    const days = daysOf(key);
    if (days.some((day) => seen.has(day)))
      report(
        { file, path: [...path, key] },
        { code: 'day-twice', message: `A day of "${key}" has hours already.` },
      );
    for (const day of days) seen.add(day);
  }
}

function noOverlap(intervals: readonly string[], { file, path }: SourceLocation, report: Report): void {
  const times = intervals.map((text, i) => {
    const { from, to } = parseInterval(text);
    return { i, from, to: to <= from ? `${Number(to.slice(0, 2)) + 24}${to.slice(2)}` : to };
  });
  const inOrder = times.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  for (const [k, { i, from }] of inOrder.entries())
    if (k > 0 && from < (inOrder[k - 1]?.to ?? ''))
      report(
        { file, path: [...path, i] },
        { code: 'hours-overlap', message: 'These hours overlap with others of the day.' },
      );
}

/** Checks that hours after midnight do not reach into those of the next day. */
function noOverlapOfNights(
  weekly: Availability['weekly'],
  { file, path }: SourceLocation,
  report: Report,
): void {
  const ofDay = new Map<number, { days: string; i: number; from: string; to: string }[]>();
  for (const [days, intervals] of Object.entries(weekly))
    for (const day of daysOf(days))
      ofDay.set(
        day,
        intervals.map((text, i) => ({ days, i, ...parseInterval(text) })),
      );
  const reported = new Set<string>();
  for (const [day, intervals] of ofDay)
    for (const { from, to, days, i } of intervals)
      for (const morning of to <= from ? (ofDay.get((day % 7) + 1) ?? []) : []) {
        if (morning.from >= to || reported.has(`${days} ${i}`)) continue;
        reported.add(`${days} ${i}`);
        report(
          { file, path: [...path, days, i] },
          {
            code: 'hours-overlap',
            message: `These hours end at ${to}, after those of the next day have begun at ${morning.from}.`,
          },
        );
      }
}

function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}
