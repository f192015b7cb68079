import { billContract } from '@guest/shared/contracts/bill/bill.contract';
import { RequestError } from '../../platform/errors/request-error';
import { requireGuest } from '../../platform/http/require-guest';
import type { GuestRepository } from '../identity/guest.repository';
import type { ServeInProperty } from '../property/serve-in-property';
import type { createAskAboutLine } from './ask-about-line';
import { toGuestLine } from './bill-lines';
import type { GuestBills } from './guest-bills';
import { requireBillOwner } from './require-bill-owner';

const READS_PER_MINUTE = 30;
const QUESTIONS_PER_MINUTE = 10;

interface BillRoutesDeps {
  guests: GuestRepository;
  bills: GuestBills;
  askAboutLine: ReturnType<typeof createAskAboutLine>;
  now: () => number;
}

export function billRoutes(serveInProperty: ServeInProperty, deps: BillRoutesDeps): void {
  const { guests, bills, askAboutLine, now } = deps;

  serveInProperty(
    billContract.getFolio,
    async (call, scope) => {
      const row = await guests.find(requireGuest(call).id);
      return bills.load(requireBillOwner(row, scope.property, now()), scope);
    },
    { isUncacheable: true, perMinute: READS_PER_MINUTE, now },
  );

  serveInProperty(
    billContract.askAboutLine,
    async (call, scope) => {
      const row = await guests.find(requireGuest(call).id);
      const owner = requireBillOwner(row, scope.property, now());
      const { lines } = await bills.readLines(owner, scope);
      const line = lines.find(({ id }) => id === call.params.line);
      if (!line) throw new RequestError(404, 'no_such_line', 'This line is no longer on your bill.');
      const { description, order } = toGuestLine(line, { scope, guestId: owner.id });
      const title = description ?? order?.reference ?? line.id;
      return askAboutLine(owner, { ...line, title }, call.body, scope);
    },
    { perMinute: QUESTIONS_PER_MINUTE, now },
  );
}
