import { useHost } from '@guest/shared';
import { timeOf } from '@guest/shared/contracts/core/local-time';
import type { ErasureItem } from '@guest/shared/contracts/guest/privacy.contract';
import { dateLabel } from '@guest/shared/format/day-label';
import { targetPath } from '@guest/shared/page/target-path';
import { Link } from '@guest/shared/router';
import { Button } from '@guest/shared/ui/button/button';
import { ListRow, ListRows } from '@guest/shared/ui/card/list-row';
import { useAccountText } from '../texts/account-texts';

interface BlockingItemsProps {
  items: ErasureItem[];
  /** The id of the item that is being cancelled. */
  busy: string | undefined;
  onCancel: (item: ErasureItem) => void;
}

/**
 * Lists the bookings and orders that block the deletion, each with a link to its page and, before its deadline, a
 * button that cancels it.
 */
export function BlockingItems({ items, busy, onCancel }: BlockingItemsProps) {
  const text = useAccountText();
  const { lang } = useHost();
  return (
    <ListRows>
      {items.map((item) => {
        const { uuid, title, localDateTime, link, canCancel } = item;
        const path = targetPath(link);
        return (
          <ListRow
            key={uuid}
            name={path ? <Link to={path}>{title}</Link> : title}
            line={
              localDateTime &&
              text('{date}, {time}', {
                date: dateLabel(localDateTime.slice(0, 10), lang),
                time: timeOf(localDateTime),
              })
            }
            end={
              canCancel && (
                <Button
                  look="secondary"
                  isBusy={busy === uuid}
                  aria-label={text('Cancel {name}', { name: title })}
                  onClick={() => onCancel(item)}
                >
                  {text('Cancel')}
                </Button>
              )
            }
          />
        );
      })}
    </ListRows>
  );
}
