import { useHost } from '@guest/shared';
import type { RequestTemplate } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import { Badge } from '@guest/shared/ui/base/badge';
import { PageHeading } from '@guest/shared/ui/page/page-heading';
import { Price } from '@guest/shared/ui/base/price';
import { usePageName } from '@guest/shared/page/page-name';
import BedDouble from 'lucide/dist/esm/icons/bed-double.mjs';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import { useStore } from 'zustand';
import { useRequestText } from '../texts/request-texts';

/** Shows the service, its destination, its price and the expected time. */
export function RequestHead({ template }: { template: RequestTemplate }) {
  const text = useRequestText();
  const { session } = useHost();
  const room = useStore(session, ({ user }) => user?.room);
  const { name, description, timing, dueMinutes, price } = template;
  usePageName(name);
  return (
    <PageHeading
      heading={name}
      line={description}
      facts={
        <>
          {price && (
            <Badge tone="accent">
              <Price price={price} />
            </Badge>
          )}
          {timing === 'asap' && (
            <Badge icon={Clock}>{text('Usually within {minutes} min', { minutes: dueMinutes })}</Badge>
          )}
          {room && <Badge icon={BedDouble}>{text('Room {room}', { room })}</Badge>}
        </>
      }
    />
  );
}
