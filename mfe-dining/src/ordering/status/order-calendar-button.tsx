import { useHost } from '@guest/shared';
import { orderContract, type Order } from '@guest/shared/contracts/order/order.contract';
import { isApiError } from '@guest/shared/http/api-error';
import { usePathParam } from '@guest/shared/page/path-param';
import { Icon } from '@guest/shared/ui/base/icon';
import { Button } from '@guest/shared/ui/button/button';
import CalendarPlus from 'lucide/dist/esm/icons/calendar-plus.mjs';
import { useState } from 'react';
import { useOrderText } from '../../lazy-texts/order-texts';

/**
 * Adds the promised time of an order to the guest's calendar. The address of the file is asked for with the tap, because
 * few guests need it.
 */
export function OrderCalendarButton({ order: { uuid } }: { order: Order }) {
  const text = useOrderText();
  const { api, toast } = useHost();
  const property = usePathParam('property');
  const [isBusy, setIsBusy] = useState(false);
  async function openFile(): Promise<void> {
    setIsBusy(true);
    try {
      const options = { params: { property, order: uuid }, isToastSuppressed: true };
      const { calendarPath } = await api.call(orderContract.getOrderCalendar, options);
      download(calendarPath);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const isUnreachable = error.status === 0;
      toast(
        'error',
        isUnreachable ? text("We couldn't get the calendar entry. Please try again.") : error.message,
      );
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <Button isBusy={isBusy} onClick={() => void openFile()}>
      <Icon of={CalendarPlus} size={20} />
      {text('Add to calendar')}
    </Button>
  );
}

/** Follows a link to a file, which leaves the page open. */
function download(path: string): void {
  const link = document.createElement('a');
  link.href = path;
  link.download = '';
  link.click();
}
