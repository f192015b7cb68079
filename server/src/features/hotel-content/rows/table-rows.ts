import type { StoredPolicy } from '../../../platform/db/tables/dining/table-policy';
import { DEFAULT_POLICY } from '../../table-booking/model/default-policy';
import { idKeyOf } from '../model/content-id';
import { toStoredHours } from '../model/hours';
import { tableName } from '../model/table-name';
import type { OutletContent } from '../model/hotel-content';
import type { Booking } from '../schema/outlet.schema';
import type { ToText } from '../model/texts';
import type { RowContext } from './row-context';
import type { ContentRows } from './rows';

type TableRows = Pick<ContentRows, 'bookingPolicy' | 'diningArea' | 'diningTable'>;

/** Creates the rows of an outlet whose tables can be booked in the suite. */
export function tableRows(context: RowContext, { value, tables, policies }: OutletContent): TableRows {
  const { propertyId, texts, idOf, toDate, amount } = context;
  if (!tables) return { bookingPolicy: [], diningArea: [], diningTable: [] };
  const outletId = context.outletId(value.key);
  const { hours, pace, areas } = tables.value;
  const areaId = ({ uuid, key }: { uuid?: string | undefined; key: string }) =>
    uuid ?? idOf('area', idKeyOf(value), key);
  const toPolicyText = texts.of(policies?.file ?? '', 'booking');
  return {
    bookingPolicy: [
      {
        outletId,
        propertyId,
        rules: { ...DEFAULT_POLICY, ...toRules(policies?.value.booking ?? {}, toPolicyText, amount) },
        bookableHours: hours ? toStoredHours(hours, texts.of(tables.file), toDate) : null,
        mostParties: pace.parties,
        mostCovers: pace.guests,
      },
    ],
    diningArea: areas.map(({ uuid, key, name, stepFree }, position) => ({
      id: areaId({ uuid, key }),
      outletId,
      position,
      name: texts.of(tables.file, key)('name', name),
      isAccessible: stepFree ?? false,
    })),
    diningTable: areas.flatMap(({ uuid, key, tables: bySeats }) =>
      Object.entries(bySeats).flatMap(([seats, names]) =>
        names.map((table) => ({
          outletId,
          areaId: areaId({ uuid, key }),
          name: tableName(table),
          seats: Number(seats),
          closedFrom: typeof table === 'object' ? toDate(table.closedFrom) : null,
        })),
      ),
    ),
  };
}

function toRules(booking: Booking, toText: ToText, amount: (money: number) => number): Partial<StoredPolicy> {
  const { partyMin, partyMax, slotMinutes, stayMinutes, leadMinutes, lastSeatingMinutes, maxAdvanceDays } =
    booking;
  const {
    text,
    outsideStay,
    cancelMinutes,
    changeMinutes,
    graceMinutes,
    answerMinutes,
    waitlist,
    deposit,
    questions,
  } = booking;
  return {
    ...(text !== undefined && { text: toText('text', text) }),
    ...(partyMin !== undefined && { partyMin }),
    ...(partyMax !== undefined && { partyMax }),
    ...(slotMinutes !== undefined && { slotInterval: slotMinutes }),
    ...(stayMinutes && {
      durationByParty: Object.entries(stayMinutes).map(([upTo, minutes]) => ({
        upTo: Number(upTo),
        minutes,
      })),
    }),
    ...(leadMinutes !== undefined && { leadMinutes }),
    ...(lastSeatingMinutes !== undefined && { lastSeatingMinutes }),
    ...(maxAdvanceDays !== undefined && { maxAdvanceDays }),
    ...(outsideStay !== undefined && { allowOutside: outsideStay }),
    ...(cancelMinutes !== undefined && { cancelCutoffMinutes: cancelMinutes }),
    ...(changeMinutes !== undefined && { modifyCutoffMinutes: changeMinutes }),
    ...(graceMinutes !== undefined && { lateGraceMinutes: graceMinutes }),
    ...(answerMinutes !== undefined && { approvalTimeoutMinutes: answerMinutes }),
    ...(waitlist !== undefined && { waitlist: { ...DEFAULT_POLICY.waitlist, enabled: waitlist } }),
    ...(deposit && { deposit: { ...deposit, perPerson: amount(deposit.perPerson) } }),
    ...(questions && {
      questions: questions.map(({ key, label, required }) => ({
        key,
        label: toText(`questions/${key}`, label),
        required: required ?? false,
      })),
    }),
  };
}
