import { Icon } from '@guest/shared/ui/base/icon';
import { Button } from '@guest/shared/ui/button/button';
import { Sheet } from '@guest/shared/ui/dialog/sheet';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import CalendarPlus from 'lucide/dist/esm/icons/calendar-plus.mjs';
import { useState } from 'react';
import { useAccountText } from '../../profile/texts/account-texts';

const load = () =>
  import(/* webpackChunkName: "part-my-stay" */ './calendar-feed').then((it) => it.CalendarFeed);

/** Opens the sheet in which the guest lets a calendar app follow the stay. */
export function CalendarButton() {
  const text = useAccountText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <Icon of={CalendarPlus} size={20} />
        {text('Follow in your calendar')}
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        heading={text('Follow in your calendar')}
        close={text('Close')}
      >
        {isOpen && <LazyPart load={load} isWanted with={{}} waiting={<Skeleton shape="row" count={2} />} />}
      </Sheet>
    </>
  );
}
