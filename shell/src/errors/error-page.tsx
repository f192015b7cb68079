import { ErrorState } from '@guest/shared/ui/error-state';
import { useText } from '../texts';
import { WayOn } from './way-on';

/** Every failure that is not a 404. A new load is the one thing that mends most of them. */
export function ErrorPage() {
  const text = useText();
  return (
    <ErrorState
      level={1}
      heading={text('Internal Server Error')}
      retry={text('Try again')}
      onRetry={() => location.reload()}
      action={<WayOn />}
    >
      <p>{text('Something failed on our side. What you had already sent is safe.')}</p>
    </ErrorState>
  );
}
