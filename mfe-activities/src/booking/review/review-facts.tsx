import { useHost } from '@guest/shared';
import type { Price } from '@guest/shared/contracts/core/values';
import { moneyText } from '@guest/shared/format/money';
import { Card } from '@guest/shared/ui/card/card';
import { Fact, FactList } from '@guest/shared/ui/card/fact-list';
import CalendarClock from 'lucide/dist/esm/icons/calendar-clock.mjs';
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import ReceiptText from 'lucide/dist/esm/icons/receipt-text.mjs';
import Users from 'lucide/dist/esm/icons/users.mjs';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import { useSessionLabels } from '../../session/use-session-labels';
import { companionsOf } from '../model/companions';
import { unitPriceOf, type BookingFlow } from '../model/use-booking-flow';
import { PartyNames } from '../parts/party-names';
import { MinimumParticipants } from '../parts/minimum-participants';

/** Shows the choice that is about to be booked; for a change it shows the old value beside the new one. */
export function ReviewFacts({ flow, total }: { flow: BookingFlow; total: Price }) {
  const text = useLazyText();
  const { lang } = useHost();
  const { startLabel } = useSessionLabels();
  const { activity, bookable, changed, draft, session, units } = flow;
  const before = changed && startLabel(changed);
  return (
    <Card>
      <FactList>
        {session && (
          <Fact icon={CalendarClock} name={text('When')}>
            {startLabel(session)}
            {before !== undefined && before !== startLabel(session) && (
              <div>
                <s>{before}</s>
              </div>
            )}
            <div>
              <MinimumParticipants session={session} bookable={bookable} />
            </div>
          </Fact>
        )}
        <Fact icon={MapPin} name={text('Location')}>
          {activity.place}
        </Fact>
        <Fact icon={Users} name={text('Who is coming')}>
          {units.map(({ unitId, quantity }) => {
            const unit = bookable.units.find((one) => one.unitId === unitId);
            if (!unit) return null;
            const price = unitPriceOf(unit, session);
            return (
              <div key={unitId}>
                {quantity} × <bdi>{unit.name}</bdi> (
                <bdi>{price.amount > 0 ? moneyText(price, lang) : text('Free')}</bdi>)
              </div>
            );
          })}
          <PartyNames
            names={companionsOf(draft, bookable.units).flatMap(
              ({ field }) => draft.details[field]?.trim() || [],
            )}
          />
        </Fact>
        <Fact icon={ReceiptText} name={text('Total')}>
          <bdi>{total.amount > 0 ? moneyText(total, lang) : text('Free')}</bdi>
          {changed && changed.price.amount !== total.amount && (
            <>
              {' '}
              <s>
                <bdi>{moneyText(changed.price, lang)}</bdi>
              </s>
            </>
          )}
        </Fact>
      </FactList>
    </Card>
  );
}
