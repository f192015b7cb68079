import { Button } from '@guest/shared/ui/button/button';
import { EmptyState } from '@guest/shared/ui/state/empty-state';
import { ErrorState } from '@guest/shared/ui/state/error-state';
import { Notice } from '@guest/shared/ui/state/notice';
import { Progress } from '@guest/shared/ui/state/progress';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import { Spinner } from '@guest/shared/ui/state/spinner';
import CalendarDays from 'lucide/dist/esm/icons/calendar-days.mjs';
import Info from 'lucide/dist/esm/icons/info.mjs';
import Wind from 'lucide/dist/esm/icons/wind.mjs';
import { useState } from 'react';
import { useKitText } from './kit-texts';
import { ExampleGroup, Example } from './example';

/** Shows loading and empty states. */
export function LoadingExamples() {
  const text = useKitText();
  const [isWaiting, setWaiting] = useState(true);
  return (
    <ExampleGroup heading={text('While waiting')}>
      <Example state={text('Loading')}>
        <Skeleton shape="title" />
        <Skeleton count={2} />
        <Skeleton shape="short-line" />
        <Skeleton shape="row" count={2} />
        {isWaiting && (
          <Spinner
            name={text('Looking for tables')}
            stillWorking={text('Still working')}
            stop={text('Stop waiting')}
            onStop={() => setWaiting(false)}
          />
        )}
        <Progress label={text('Sending the photo')} value={0.4} />
      </Example>
      <Example state={text('Notices')}>
        <Notice tone="accent" icon={Info}>
          {text('The pool is heated today.')}
        </Notice>
        <Notice
          tone="warning"
          icon={Wind}
          heading={text('Notices')}
          action={<Button>{text('Not now')}</Button>}
        >
          {text('Sea breeze after five. Bring a scarf.')}
        </Notice>
      </Example>
      <Example state={text('Default')}>
        <EmptyState
          level={3}
          icon={CalendarDays}
          heading={text('No bookings yet')}
          action={<Button look="primary">{text('Book a table')}</Button>}
        >
          {text('Your bookings will appear here with time and place.')}
        </EmptyState>
      </Example>
      <Example state={text('With an error')}>
        <ErrorState
          level={3}
          heading={text("The list didn't load")}
          retry={text('Try again')}
          onRetry={() => {}}
        >
          {text('Your bookings are safe.')}
        </ErrorState>
      </Example>
    </ExampleGroup>
  );
}
