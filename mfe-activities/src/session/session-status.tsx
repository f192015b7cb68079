import type { Session } from '@guest/shared/contracts/activity/activity.contract';
import { Badge } from '@guest/shared/ui/base/badge';
import { useText } from '../texts';

/** Shows the availability of a session unless there are plenty of places. */
export function SessionStatus({ status }: { status: Session['status'] }) {
  const text = useText();
  switch (status) {
    case 'limited':
      return <Badge tone="warning">{text('Few places left')}</Badge>;
    case 'sold_out':
      return <Badge>{text('Full')}</Badge>;
    case 'closed':
      return <Badge>{text('Booking closed')}</Badge>;
    case 'available':
    case 'freesale':
      return null;
  }
}
